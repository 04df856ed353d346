/** What is said of approved bulletins, where one is refused and in the manual. */
export const IMUTAVEL =
  'Um boletim aprovado não muda: corrija com uma quantidade negativa no boletim seguinte.'
