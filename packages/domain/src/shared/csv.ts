/** Makes Excel read the file as UTF-8. */
export const BOM = '\ufeff'

/** A text that a spreadsheet would run as a formula gets an apostrophe in front. */
export const neutralise = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quote = (text: string, between: string) =>
  /["\r\n]/.test(text) || text.includes(between) ? `"${text.replaceAll('"', '""')}"` : text

/** A line of a CSV file, as Excel reads it in Brazil unless another sign stands between its cells. */
export const csvCells = (cells: readonly string[], between: ';' | ',' = ';'): string =>
  `${cells.map((text) => quote(text, between)).join(between)}\r\n`
