/** Makes Excel read the file as UTF-8. */
export const BOM = '\ufeff'

/** A text that a spreadsheet would run as a formula gets an apostrophe in front. */
export const neutralise = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quote = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A line of a CSV file as Excel reads it in Brazil. */
export const csvCells = (cells: readonly string[]): string => `${cells.map(quote).join(';')}\r\n`
