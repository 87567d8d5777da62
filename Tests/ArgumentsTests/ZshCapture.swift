/// Types a line and a tab into a Zsh in a terminal of its own, and prints all that it offers.
///
/// Zsh completes only where it edits lines, so another one is run inside, in which `compadd`, the
/// command by which everything is offered, keeps what it offers (zshcompwid(1)).
let zshCapture = """
  cat > inner <<'END'
  PROMPT=
  autoload -Uz compinit
  compinit -u -D
  source ./zsh
  compadd() {
      if [[ " ${@[1,(i)(-|--)]}" != *\\ -(O|A|D)\\ * ]]; then
          local -a hits
          builtin compadd -A hits "$@"
          print -rl -- ${(Q)hits} >> offered
      fi
      builtin compadd "$@"
  }
  mark() { : > offers-end }
  comppostfuncs=(mark)
  END
  : > offered
  zmodload zsh/zpty
  zpty inner zsh -f -i
  zpty -w inner 'source ./inner; print ready-$((1+1))'
  zpty -r -m inner output '*ready-2*'
  zpty -w -n inner "$1"$'\\t'
  for ((tries = 0; tries < 200; tries++)); do
      [[ -e offers-end ]] && break
      sleep 0.05
  done
  zpty -d inner
  cat offered

  """
