import * as z from 'zod/mini'
import { isAnexo, type Verificado } from '../arquivos/verificacao.ts'
import { ETAPAS, type NumeroEtapa } from '../etapas/etapa.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { CONDICOES, type FatosProjeto } from './condicoes.ts'
import { type Regra, regra } from './regra.ts'

export const ESTADOS = ['falta', 'anexado', 'dispensado', 'nao_se_aplica'] as const
export type Estado = (typeof ESTADOS)[number]
export const ESTADO_LABELS: Record<Estado, string> = {
  falta: 'Falta',
  anexado: 'Anexado',
  dispensado: 'Dispensado',
  nao_se_aplica: 'Não se aplica',
}

const dispensa = z.object({
  id: z.number(),
  codigo: z.string(),
  motivo: z.string(),
  feita_por_nome: z.nullable(z.string()),
  feita_em: z.string(),
})
export type Dispensa = z.output<typeof dispensa>

/** One expected document of one project. */
export const itemChecklist = z.object({
  regra,
  estado: z.enum(ESTADOS),
  /** Counted in the bar: asked for by the law in this project's case, and not waived. */
  obrigatorio: z.boolean(),
  /** Why it does not apply, what is not known, or which records stand for it. */
  porque: z.string(),
  dispensa: z.nullable(dispensa),
  /** The documents in force that are it. */
  documentos: z.array(z.number()),
})
export type ItemChecklist = z.output<typeof itemChecklist>

/** A stage that was concluded without what it needed. */
const conclusao = z.object({
  id: z.number(),
  etapa: z.number(),
  /** The names of the documents, as they were then. */
  faltavam: z.array(z.string()),
  /** Null where a program gave none. */
  motivo: z.nullable(z.string()),
  feita_por_nome: z.nullable(z.string()),
  feita_em: z.string(),
})
export type Conclusao = z.output<typeof conclusao>

const contagem = { obrigatorios: z.number(), atendidos: z.number() }

/** What a project needs and has, stage by stage. */
export const checklist = z.object({
  ...contagem,
  etapas: z.array(
    z.object({ etapa: z.number(), bloqueia: z.boolean(), ...contagem, itens: z.array(itemChecklist) }),
  ),
  /** The newest first. */
  conclusoes: z.array(conclusao),
})
export type Checklist = z.output<typeof checklist>

export const dispensaCreate = labelled(
  z.object({ codigo: fields.requiredText(60), motivo: fields.requiredText(1000) }),
  { codigo: 'Tipo do documento', motivo: 'Motivo da dispensa' },
)

/** A document in force, as far as the checklist asks. */
export interface Anexado {
  readonly id: number
  readonly codigo: string
  readonly link: boolean
  /** What the antivirus says of its newest file; null where it has none. */
  readonly verificado: Verificado | null
}

/** Records that are the paper themselves: nobody attaches what the system has written down. */
const POR_REGISTRO: Readonly<
  Record<string, { count: (fatos: FatosProjeto) => number; um: string; varios: string }>
> = {
  medicao: { count: ({ medicoes }) => medicoes, um: 'boletim aprovado', varios: 'boletins aprovados' },
  fotos: { count: ({ fotos }) => fotos, um: 'foto no diário', varios: 'fotos no diário' },
  diario: {
    count: ({ ocorrencias }) => ocorrencias,
    um: 'ocorrência no diário',
    varios: 'ocorrências no diário',
  },
}

function porRegistro(codigo: string, fatos: FatosProjeto): string | null {
  const known = POR_REGISTRO[codigo]
  const count = known?.count(fatos) ?? 0
  if (!known || count === 0) return null
  return `${count} ${count === 1 ? known.um : known.varios}.`
}

export interface Situacao {
  readonly fatos: FatosProjeto
  readonly anexados: readonly Anexado[]
  readonly dispensas: readonly Dispensa[]
  readonly conclusoes: readonly Conclusao[]
}

/** Where one expected document stands. What is attached counts even where it is not asked for. */
export function itemOf(
  one: Regra,
  { fatos, anexados, dispensas }: Omit<Situacao, 'conclusoes'>,
): ItemChecklist {
  const documentos = anexados
    .filter(({ codigo, link }) => codigo === one.codigo && (!link || one.aceita_link))
    .filter(({ verificado }) => verificado === null || isAnexo(verificado))
    .map(({ id }) => id)
  const dispensa = dispensas.find(({ codigo }) => codigo === one.codigo) ?? null
  const { exige, porque } = CONDICOES[one.condicao].aplica(fatos)
  const registros = porRegistro(one.codigo, fatos)
  const exigido = exige === 'sim' && one.exigencia !== 'facultativo'
  const base = { regra: one, documentos, dispensa }
  if (documentos.length > 0 || registros !== null)
    return { ...base, estado: 'anexado', obrigatorio: exigido, porque: registros ?? '' }
  if (dispensa !== null) return { ...base, estado: 'dispensado', obrigatorio: false, porque: dispensa.motivo }
  if (exige === 'nao') return { ...base, estado: 'nao_se_aplica', obrigatorio: false, porque }
  return { ...base, estado: 'falta', obrigatorio: exigido, porque }
}

const count = (itens: readonly ItemChecklist[]) => {
  const asked = itens.filter(({ obrigatorio }) => obrigatorio)
  return {
    obrigatorios: asked.length,
    atendidos: asked.filter(({ estado }) => estado === 'anexado').length,
  }
}

/** The whole checklist of a project, by the rules in use. */
export function checklistOf(
  regras: readonly Regra[],
  situacao: Situacao,
  bloqueia: (etapa: NumeroEtapa) => boolean,
): Checklist {
  const itens = regras.filter(({ ativa }) => ativa).map((one) => itemOf(one, situacao))
  const etapas = ETAPAS.map(({ numero }) => {
    const own = itens.filter((item) => item.regra.etapa === numero)
    return { etapa: numero, bloqueia: bloqueia(numero), ...count(own), itens: own }
  })
  return { ...count(itens), etapas, conclusoes: [...situacao.conclusoes] }
}

/** What a stage lacks, by name: told to whoever concludes it. */
export const faltamEm = ({ etapas }: Checklist, etapa: number): ItemChecklist[] =>
  etapas
    .filter((one) => one.etapa === etapa)
    .flatMap(({ itens }) => itens.filter(({ obrigatorio, estado }) => obrigatorio && estado === 'falta'))
