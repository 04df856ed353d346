import { Refusal } from '../../work/answer.mjs'

/** What is said of a spreadsheet that is not read, wherever that is found out. */

const MB = 1024 * 1024
export const MAX_FILE = 10 * MB
export const MAX_COLUMNS = 200
export const MAX_TEXT = 32_767
/** As many sheets of a workbook are read; of more than these only the names are told. */
export const MAX_SHEETS = 20

export const WORDS = {
  tooLarge: 'O arquivo passa de 10 MB. Divida a planilha em arquivos menores.',
  oldExcel: 'Arquivos .xls, do Excel antigo, não são lidos: abra a planilha e salve como XLSX.',
  binaryExcel: 'Arquivos .xlsb não são lidos: abra a planilha e salve como XLSX.',
  locked: 'A planilha pede uma senha para abrir. Salve-a sem senha e envie de novo.',
  page: 'O arquivo é uma página ou um XML, embora possa ter nome de planilha. Abra-o no Excel ou no LibreOffice e salve como XLSX.',
  notASheet: 'O arquivo não é uma planilha. Envie um XLSX, ODS ou CSV.',
  tooMuch:
    'A planilha é grande ou complexa demais para ser lida. Divida-a em arquivos menores e envie de novo.',
  empty: 'A planilha está vazia: nenhuma linha tem conteúdo.',
  noSheet: 'O arquivo não tem a aba escolhida.',
  damaged: 'O arquivo está danificado ou incompleto.',
  nul: 'O arquivo tem caracteres nulos, que nenhuma planilha usa. Salve-o de novo e envie.',
}

export const damaged = () => new Refusal(415, WORDS.damaged)
export const tooMuch = () => new Refusal(413, WORDS.tooMuch)
export const nul = () => new Refusal(400, WORDS.nul)
export const notASheet = () => new Refusal(415, WORDS.notASheet)
export const page = () => new Refusal(415, WORDS.page)
export const locked = () => new Refusal(415, WORDS.locked)
export const empty = () => new Refusal(400, WORDS.empty)
export const noSheet = () => new Refusal(400, WORDS.noSheet)

/** @param {number} n */
export const openQuotes = (n) =>
  new Refusal(400, `As aspas abertas na linha ${n} não se fecham. Corrija o arquivo e envie de novo.`)
/** @param {string} cell */
export const longText = (cell) =>
  new Refusal(400, `A célula ${cell} tem mais de 32.767 caracteres. Encurte o texto e envie de novo.`)

/** @param {string} nome */
export const tooWide = (nome) =>
  new Refusal(400, `A aba “${nome}” tem mais de 200 colunas. Apague as que não usa e envie de novo.`)
