/// The version of Hibi, as all its programs say it.
package let version = "0.1.0"
