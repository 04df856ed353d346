import { FUNDAMENTO_LABELS, FUNDAMENTOS } from '@paco/domain/documentos/acesso'
import { type Documento, LABELS } from '@paco/domain/documentos/documento'
import type { Regra } from '@paco/domain/documentos/regra'
import { ETAPAS } from '@paco/domain/etapas/etapa'
import type { Field, Option } from '../ui/entity-form/types.ts'

export const etapaOptions: readonly Option[] = ETAPAS.map(({ numero, nome }) => ({
  value: numero,
  label: nome,
}))

/** The kinds to choose from: those in use, those of this stage first. One taken out of use stays where it is chosen. */
export function tipoOptions(
  regras: readonly Regra[],
  etapa: number | null,
  chosen: string | null = null,
): Option[] {
  const first = (one: Regra) => (one.etapa === etapa ? 0 : 1)
  return regras
    .filter(({ ativa, codigo }) => ativa || codigo === chosen)
    .toSorted((one, other) => first(one) - first(other) || one.etapa - other.etapa || one.ordem - other.ordem)
    .map(({ codigo, nome, etapa: numero }) => ({ value: codigo, label: `${nome} (etapa ${numero})` }))
}

const tipoField = (options: readonly Option[]) =>
  ({
    name: 'codigo',
    kind: 'select',
    options,
    span: 12,
    help: 'O tipo diz quem pode ler o documento e desde quando. Sem tipo, ele é um documento a mais.',
  }) as const satisfies Field

/** Only of what no kind puts into a stage. */
const etapaField = {
  name: 'etapa',
  kind: 'select',
  options: etapaOptions,
  span: 6,
  when: ({ codigo }) => codigo === null || codigo === '' || codigo === undefined,
} as const satisfies Field

const dados = [
  { name: 'numero', kind: 'text', span: 6 },
  { name: 'data_documento', kind: 'day', span: 6 },
] as const satisfies readonly Field[]

const linkFields = [
  {
    name: 'link',
    kind: 'text',
    span: 12,
    required: true,
    help: 'Onde foi publicado (PNCP, diário oficial) ou o número do processo em outro sistema.',
  },
  { name: 'link_conferido_em', kind: 'day', span: 6, required: true },
] as const satisfies readonly Field[]

/** A document that is an address. */
export const enderecoFields = (tipos: readonly Option[]) =>
  [
    { name: 'titulo', kind: 'text', span: 12 },
    ...linkFields,
    tipoField(tipos),
    etapaField,
    ...dados,
  ] as const satisfies readonly Field[]

/** What may be changed of one: an address too, a file by a new version only. */
export const alterarFields = (tipos: readonly Option[], { link }: Pick<Documento, 'link'>) =>
  [
    { name: 'titulo', kind: 'text', span: 12 },
    tipoField(tipos),
    etapaField,
    ...dados,
    ...(link === null ? [] : linkFields),
  ] as const satisfies readonly Field[]

const isChosen = ({ restrito_base }: Readonly<Record<string, unknown>>) => Boolean(restrito_base)

export const restringirFields = [
  {
    name: 'restrito_base',
    kind: 'select',
    options: FUNDAMENTOS.map((value) => ({ value, label: FUNDAMENTO_LABELS[value] })),
    span: 12,
    help: 'Restringir nunca amplia: vale além da regra do tipo. Sem fundamento, volta a valer a regra.',
  },
  { name: 'restrito_motivo', kind: 'textarea', rows: 3, required: true, when: isChosen },
  {
    name: 'restrito_ate',
    kind: 'day',
    span: 6,
    required: true,
    when: isChosen,
    help: 'No máximo 5 anos para reservado, 15 para secreto, 25 para ultrassecreto e 100 para os demais.',
  },
] as const satisfies readonly Field[]

export const semEfeitoFields = [
  {
    name: 'motivo',
    kind: 'textarea',
    rows: 3,
    help: 'O documento continua guardado, com o motivo à vista, e deixa de valer. Não há volta.',
  },
] as const satisfies readonly Field[]

/** What its fields are called, for those that are typed outside of a form. */
export const { titulo: TITULO, codigo: TIPO, numero: NUMERO, data_documento: DATA } = LABELS
