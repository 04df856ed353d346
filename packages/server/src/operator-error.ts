/** Something the one who runs the program can mend; its message, in Portuguese, is all they need to see. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
