import { ehDaqui } from '../cidade/rotulos.ts'
import { familiaDoCodigo } from '../convenios/familias.ts'
import type { Column, ColumnKind } from '../http/list.ts'
import { arquivoPath, type Conjunto, formatosOf, type Padrao } from './conjunto.ts'
import { LICENCAS, type Publicacao, publicador } from './publicacao.ts'

/** What a column holds, as Frictionless calls it. */
const TIPOS: Record<ColumnKind, string> = {
  id: 'integer',
  text: 'string',
  integer: 'integer',
  decimal: 'number',
  year: 'year',
  money: 'number',
  percent: 'number',
  day: 'date',
  instant: 'datetime',
  boolean: 'boolean',
}

/** The same in words. */
const TIPO_LABELS: Record<ColumnKind, string> = {
  id: 'número do registro',
  text: 'texto',
  integer: 'número inteiro',
  decimal: 'número',
  year: 'ano',
  money: 'valor em reais',
  percent: 'percentual, de 0 a 100',
  day: 'data',
  instant: 'data e hora',
  boolean: 'sim ou não',
}

/** Brazilian files say what people read; what is coded elsewhere is a text there. */
const BRASIL: Partial<Record<ColumnKind, object>> = {
  decimal: { decimalChar: ',' },
  money: { decimalChar: ',' },
  percent: { decimalChar: ',' },
  day: { format: '%d/%m/%Y' },
  instant: { format: '%d/%m/%Y %H:%M' },
  boolean: { type: 'string' },
}

/** What a column's codes mean; of families of agreements those that the city hears of. */
const codesOf = ({ labels = {} }: Column) =>
  Object.entries(labels).filter(([codigo]) => {
    const familia = familiaDoCodigo(labels, codigo)
    return familia === undefined || ehDaqui(familia)
  })

const isCoded = ({ labels, kind }: Column) => labels !== undefined && kind !== 'boolean'

/** What people read of a column before they use it. */
export const colunasOf = ({ colunas }: Conjunto) =>
  colunas.map((coluna) => ({
    nome: coluna.key,
    titulo: coluna.label,
    tipo: TIPO_LABELS[coluna.kind],
    codigos: codesOf(coluna)
      .filter(([codigo, significado]) => codigo !== significado)
      .map(([codigo, significado]) => ({ codigo, significado })),
  }))

function fieldOf(column: Column, padrao: Padrao) {
  const { key, label, kind } = column
  const categories = codesOf(column).map(([value, name]) => ({ value, label: name }))
  const base = { name: key, title: label, type: TIPOS[kind], description: TIPO_LABELS[kind] }
  if (padrao === 'brasil') return { ...base, ...(isCoded(column) ? { type: 'string' } : BRASIL[kind]) }
  return isCoded(column) ? { ...base, categories } : base
}

const DIALETOS: Record<Padrao, object> = { brasil: { delimiter: ';' }, internacional: { delimiter: ',' } }

/** A set's files, as a data package names them: the one for programs first. */
function resourcesOf(conjunto: Conjunto, endereco: string) {
  const { nome, titulo: title, sobre: description, colunas } = conjunto
  const csv = (name: string, padrao: Padrao) => ({
    name,
    title,
    description,
    path: `${endereco}${arquivoPath(conjunto, 'csv', padrao)}`,
    profile: 'tabular-data-resource',
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    dialect: DIALETOS[padrao],
    schema: { fields: colunas.map((column) => fieldOf(column, padrao)) },
  })
  const outros = formatosOf(conjunto)
    .filter((formato) => formato !== 'csv')
    .map((format) => ({
      name: `${nome}-${format}`,
      title,
      description,
      path: `${endereco}${arquivoPath(conjunto, format)}`,
      format,
      mediatype: format === 'json' ? 'application/json' : 'application/geo+json',
      encoding: 'utf-8',
    }))
  return [csv(nome, 'internacional'), csv(`${nome}-brasil`, 'brasil'), ...outros]
}

/** All sets with their files and columns (Frictionless Data Package), from the descriptors alone. */
export const datapackageOf = (
  conjuntos: readonly Conjunto[],
  { licenca, endereco }: Publicacao,
  atualizado: string | null,
) => ({
  profile: 'data-package',
  name: 'paco-dados-abertos',
  title: `Dados abertos da ${publicador()}`,
  homepage: `${endereco}/dados`,
  ...(atualizado === null ? {} : { created: atualizado }),
  licenses: [{ name: licenca, path: LICENCAS[licenca].url, title: LICENCAS[licenca].nome }],
  contributors: [{ title: publicador(), role: 'publisher', path: endereco }],
  resources: [
    ...conjuntos.flatMap((conjunto) => resourcesOf(conjunto, endereco)),
    {
      name: 'oc4ids',
      title: 'Obras no padrão internacional OC4IDS 0.9.5',
      path: `${endereco}/api/dados/oc4ids.json`,
      format: 'json',
      mediatype: 'application/json',
      encoding: 'utf-8',
    },
  ],
})
