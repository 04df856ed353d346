import * as z from 'zod/mini'
import { defineList } from '../http/list.ts'
import { formatDay, parseDay } from '../shared/days.ts'
import { REQUIRED } from '../shared/errors.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { MESSAGES } from './messages.ts'

/** Whose holiday it is; on a `facultativo` the law leaves it to the city, which closes its offices. */
export const NIVEIS = ['nacional', 'estadual', 'municipal', 'facultativo'] as const
export const NIVEL_LABELS: Record<(typeof NIVEIS)[number], string> = {
  nacional: 'Nacional',
  estadual: 'Estadual',
  municipal: 'Municipal',
  facultativo: 'Ponto facultativo',
}

/** Every year on a day, every year so many days from Easter, or once. */
export const REGRAS = ['fixo', 'movel', 'unico'] as const
export type RegraKey = (typeof REGRAS)[number]
export const REGRA_LABELS: Record<RegraKey, string> = {
  fixo: 'Todo ano no mesmo dia',
  movel: 'Todo ano, contado da Páscoa',
  unico: 'Uma vez só',
}

export const MESES = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const

const nullableNumber = z.nullable(z.number())

/** A day without office hours, as a rule. */
export const feriado = z.object({
  id: z.number(),
  nome: z.string(),
  nivel: z.enum(NIVEIS),
  regra: z.enum(REGRAS),
  mes: nullableNumber,
  dia_do_mes: nullableNumber,
  /** Days after Easter Sunday; before it when negative. */
  deslocamento: nullableNumber,
  dia: z.nullable(z.string()),
  ativo: z.boolean(),
  versao: z.number(),
})
export type Feriado = z.output<typeof feriado>

/** What its fields are called. */
export const LABELS = {
  nome: 'Nome',
  nivel: 'Âmbito',
  regra: 'Quando',
  mes: 'Mês',
  dia_do_mes: 'Dia do mês',
  deslocamento: 'Dias a partir da Páscoa',
  dia: 'Data',
  ativo: 'Situação',
}

const QUANDO = ['mes', 'dia_do_mes', 'deslocamento', 'dia'] as const
type Quando = { regra?: RegraKey | undefined } & {
  [Key in (typeof QUANDO)[number]]?: Feriado[Key] | undefined
}

/** Which of them say the day, by the rule. */
const NEEDED: Record<RegraKey, readonly (typeof QUANDO)[number][]> = {
  fixo: ['mes', 'dia_do_mes'],
  movel: ['deslocamento'],
  unico: ['dia'],
}

const two = (number: number) => String(number).padStart(2, '0')
const LEAP_YEAR = 2024
/** 29 February is a day of some years. What is no month at all was told already. */
const isDayOfSomeYear = ({ mes, dia_do_mes }: Quando) =>
  MESES[(mes ?? 0) - 1] === undefined ||
  parseDay(`${LEAP_YEAR}-${two(mes ?? 0)}-${two(dia_do_mes ?? 0)}`) !== null

/** What is wrong with the day a rule says, field by field. Whoever changes a part of it says the whole. */
function wrongWith(quando: Quando): Readonly<Record<string, string>> {
  const { regra } = quando
  if (regra === undefined) return QUANDO.some((key) => quando[key] != null) ? { regra: REQUIRED } : {}
  const missing = NEEDED[regra].filter((key) => quando[key] == null)
  if (missing.length > 0) return Object.fromEntries(missing.map((key) => [key, REQUIRED]))
  return regra === 'fixo' && !isDayOfSomeYear(quando) ? { dia_do_mes: MESSAGES.noSuchDay } : {}
}

const saysItsDay = z.check<Quando>(({ value, issues }) => {
  for (const [field, message] of Object.entries(wrongWith(value)))
    issues.push({ code: 'custom', message, input: value, path: [field] })
})

/** The rule whole, what belongs to other rules emptied; nothing where the rule is not said. */
export function quandoOf(quando: Quando) {
  const { regra } = quando
  if (regra === undefined) return {}
  const kept = (key: (typeof QUANDO)[number]) => (NEEDED[regra].includes(key) ? (quando[key] ?? null) : null)
  return Object.fromEntries(QUANDO.map((key) => [key, kept(key)])) as Pick<Feriado, (typeof QUANDO)[number]>
}

const nivel = z.enum(NIVEIS, 'Escolha o âmbito.')
const regra = z.enum(REGRAS, 'Escolha quando é.')
const quando = {
  mes: fields.clearable(fields.integerOr(1, 12, 'Escolha o mês.')),
  dia_do_mes: fields.clearable(fields.integer(1, 31, 'Informe o dia do mês.')),
  deslocamento: fields.clearable(fields.integer(-100, 100, 'Informe os dias.')),
  dia: fields.clearable(fields.day),
}

export const feriadoCreate = labelled(
  z
    .object({ nome: fields.requiredText(100), nivel, regra, ...quando, ativo: z._default(fields.flag, true) })
    .check(saysItsDay),
  LABELS,
  'feriados',
)

export const feriadoUpdate = labelled(
  z
    .object({
      nome: z.optional(fields.requiredText(100)),
      nivel: z.optional(nivel),
      regra: z.optional(regra),
      ...quando,
      ativo: z.optional(fields.flag),
      versao: fields.versao,
    })
    .check(saysItsDay),
  LABELS,
  'feriados',
)

export const feriadosList = defineList({
  name: 'feriados',
  title: 'Calendário da cidade',
  sobre: 'Os dias sem expediente na prefeitura: feriados e pontos facultativos.',
  short: true,
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'nome', label: LABELS.nome, kind: 'text' },
    { key: 'nivel', label: LABELS.nivel, kind: 'text', labels: NIVEL_LABELS },
    { key: 'regra', label: LABELS.regra, kind: 'text', labels: REGRA_LABELS },
    { key: 'mes', label: LABELS.mes, kind: 'integer' },
    { key: 'dia_do_mes', label: LABELS.dia_do_mes, kind: 'integer' },
    { key: 'deslocamento', label: LABELS.deslocamento, kind: 'integer' },
    { key: 'dia', label: LABELS.dia, kind: 'day' },
    { key: 'ativo', label: LABELS.ativo, kind: 'boolean', labels: { true: 'Em uso', false: 'Fora de uso' } },
  ],
  filters: {
    nivel: z.optional(nivel),
    regra: z.optional(regra),
    ativo: z.optional(fields.flag),
  },
})

const counted = (days: number) => `${days} ${days === 1 ? 'dia' : 'dias'}`

/** When it is, in words: '25 de dezembro', '47 dias antes da Páscoa', '03/11/2026'. */
export function quandoText({ regra, mes, dia_do_mes, deslocamento, dia }: Quando): string {
  if (regra === 'fixo') return `${dia_do_mes === 1 ? '1º' : dia_do_mes} de ${MESES[(mes ?? 1) - 1]}`
  if (regra === 'unico') return formatDay(dia ?? '')
  const days = deslocamento ?? 0
  if (days === 0) return 'no domingo de Páscoa'
  return days < 0 ? `${counted(-days)} antes da Páscoa` : `${counted(days)} depois da Páscoa`
}
