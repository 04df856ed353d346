import type { CellValue } from 'hucre'
import { writeXlsx } from 'hucre/xlsx'

/** Three sheets of works as a city keeps them: 140 works in all, written by different hands. */

const RUAS = ['das Flores', 'Sete de Setembro', 'do Comércio', 'Padre Anchieta', 'Tiradentes', 'São José']
const BAIRROS = ['Centro', 'Vila Nova', 'Jardim América', 'São Pedro', 'Santa Rita']
const EMPRESAS = ['Construtora Alfa Ltda', 'Beta Engenharia', 'Gama Obras S/A']
const pick = <T>(all: readonly T[], n: number): T => all[n % all.length] as T

type Merge = { startRow: number; startCol: number; endRow: number; endCol: number }

const book = (name: string, rows: CellValue[][], merges: Merge[]) =>
  writeXlsx({ sheets: [{ name, rows, merges }] })

const across = (row: number, width: number): Merge => ({
  startRow: row,
  startCol: 0,
  endRow: row,
  endCol: width - 1,
})

/** 'R$ 1.234.567,00', as text. */
const asText = (value: number) => `R$ ${value.toLocaleString('pt-BR', { minimumFractionDigits: 2 })}`

/** 60 works with titles in merged cells, a heading and a subtotal for each department, and a total. */
export function obrasDaSecretaria(): Promise<Uint8Array> {
  const heads = [
    'ITEM',
    'OBRA / SERVIÇO',
    'SECRETARIA',
    'BAIRRO',
    'EMPRESA',
    'VALOR CONTRATADO',
    'VALOR (R$)',
  ]
  const more = ['DT INICIO', 'DT FIM', 'SITUAÇÃO']
  const width = heads.length + more.length
  const blank = (first: string) => [first, ...Array.from({ length: width - 1 }, () => null)]
  const rows: CellValue[][] = [
    blank('PREFEITURA MUNICIPAL'),
    blank('RELAÇÃO DE OBRAS E SERVIÇOS'),
    [...heads, ...more],
  ]
  const merges = [across(0, width), across(1, width)]
  const situacoes = ['CONCLUIDA', 'em execução', 'Paralisada', 'a licitar', 'EM ANDAMENTO', 'Concluída']
  let total = 0
  let n = 0
  for (const secretaria of ['Obras', 'Saúde', 'Educação', 'Esportes e Lazer']) {
    merges.push(across(rows.length, width))
    rows.push(blank(`SECRETARIA: ${secretaria.toUpperCase()}`))
    let subtotal = 0
    for (let k = 0; k < 15; k++) {
      n++
      const valor = 100_000 + n * 12_345
      subtotal += valor
      const fim =
        n % 7 === 0
          ? 'a definir'
          : n % 5 === 0
            ? 'fev/2026'
            : `15/${String((n % 12) + 1).padStart(2, '0')}/2026`
      const row = [`Reforma ${n} da Rua ${pick(RUAS, n)}`, secretaria, pick(BAIRROS, n), pick(EMPRESAS, n)]
      rows.push([n, ...row, asText(valor * 0.9), asText(valor), '02/02/2025', fim, pick(situacoes, n)])
    }
    rows.push(['', `SUBTOTAL ${secretaria.toUpperCase()}`, null, null, null, null, asText(subtotal)])
    total += subtotal
  }
  rows.push(['', 'TOTAL GERAL', null, null, null, null, asText(total)])
  return book('OBRAS 2026', rows, merges)
}

/** 50 works of another department's hand: other heads, dates as dates and as months, totals that say only 'TOTAL'. */
export function obrasDoPlanejamento(): Promise<Uint8Array> {
  const rows: CellValue[][] = [
    ['Acompanhamento de obras', null, null, null, null, null, null, null],
    [
      'Objeto',
      'Sec.',
      'Endereço',
      'Localidade',
      'Contratada',
      'Valor da obra',
      'Início previsto',
      'Término previsto',
      'Status da obra',
    ],
  ]
  const merges = [across(0, 9)]
  const situacoes = ['Em licitação', 'Não iniciada', 'em obras', 'finalizada', 'SUSPENSA']
  for (const part of [0, 1]) {
    let total = 0
    for (let k = 0; k < 25; k++) {
      const n = part * 25 + k + 1
      const valor = 50_000.5 + n * 1000
      total += valor
      const inicio = n % 6 === 0 ? 'mar/25' : new Date(Date.UTC(2025, n % 12, 10))
      const fim =
        n % 4 === 0 ? 'Dezembro/2026' : n % 9 === 0 ? 'em definição' : new Date(Date.UTC(2026, n % 12, 20))
      const secretaria = pick(['Obras', 'Sec. Saude', 'Educacao'], n)
      rows.push([
        `Construção ${n}`,
        secretaria,
        `Rua ${pick(RUAS, n)}, ${n}`,
        pick(BAIRROS, n),
        pick(EMPRESAS, n),
        valor,
        inicio,
        fim,
        pick(situacoes, n),
      ])
    }
    rows.push(['TOTAL', null, null, null, null, total, null, null, null])
  }
  return book('Plan1', rows, merges)
}

/** 30 works as text throughout, with a head in two rows and no department. */
export function obrasDaDefesaCivil(): Promise<Uint8Array> {
  const rows: CellValue[][] = [
    ['Nome da obra', 'Valor', null, 'Datas', null, 'Situação', 'Bairro'],
    [null, 'Valor previsto', 'Valor contratado', 'Data início', 'Data término', null, null],
  ]
  const merges: Merge[] = [
    { startRow: 0, startCol: 0, endRow: 1, endCol: 0 },
    { startRow: 0, startCol: 1, endRow: 0, endCol: 2 },
    { startRow: 0, startCol: 3, endRow: 0, endCol: 4 },
    { startRow: 0, startCol: 5, endRow: 1, endCol: 5 },
    { startRow: 0, startCol: 6, endRow: 1, endCol: 6 },
  ]
  const situacoes = ['em execucao', 'CONCLUÍDO', 'paralisado', 'A contratar']
  for (let n = 1; n <= 30; n++) {
    const valor = asText(10_000 + n * 321.5)
    const inicio = n % 8 === 0 ? '2025' : `1/${(n % 12) + 1}/25`
    rows.push([
      `Contenção de encosta ${n}`,
      valor,
      n % 2 ? valor : '-',
      inicio,
      '30.11.2026',
      pick(situacoes, n),
      pick(BAIRROS, n),
    ])
  }
  return book('Encostas', rows, merges)
}
