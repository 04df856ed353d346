import * as z from 'zod/mini'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'

/** Where a plan stands, in the order it gets there. */
export const SITUACOES_PLANO = [
  'elaboracao',
  'aprovacao',
  'aprovado',
  'publicado',
  'revisao',
  'encerrado',
] as const
export type SituacaoPlano = (typeof SITUACOES_PLANO)[number]

export const SITUACAO_PLANO_LABELS: Readonly<Record<SituacaoPlano, string>> = {
  elaboracao: 'Em elaboração',
  aprovacao: 'Em aprovação',
  aprovado: 'Aprovado',
  publicado: 'Publicado',
  revisao: 'Em revisão',
  encerrado: 'Encerrado',
}

interface Passo {
  readonly de: readonly SituacaoPlano[]
  readonly para: SituacaoPlano
  readonly label: string
}

export const PASSOS_PLANO = {
  submeter: { de: ['elaboracao'], para: 'aprovacao', label: 'Enviar para aprovação' },
  retomar: { de: ['aprovacao'], para: 'elaboracao', label: 'Voltar à elaboração' },
  aprovar: { de: ['aprovacao'], para: 'aprovado', label: 'Aprovar o plano' },
  publicar: { de: ['aprovado', 'revisao'], para: 'publicado', label: 'Publicar' },
  revisar: { de: ['aprovado', 'publicado'], para: 'revisao', label: 'Abrir revisão' },
  encerrar: { de: ['publicado', 'revisao'], para: 'encerrado', label: 'Encerrar' },
} as const satisfies Record<string, Passo>
export type PassoPlano = keyof typeof PASSOS_PLANO
export const PASSOS_PLANO_NOMES = Object.keys(PASSOS_PLANO) as [PassoPlano, ...PassoPlano[]]

/** From approval on every change of an approved item is a revision. */
export const isAprovado = (situacao: SituacaoPlano): boolean =>
  SITUACOES_PLANO.indexOf(situacao) >= SITUACOES_PLANO.indexOf('aprovado')

interface PlanoEmPasso {
  readonly situacao: SituacaoPlano
  readonly aprovados: number
  /** Sent by departments, and neither approved nor returned. */
  readonly esperando: number
}

/** Why a plan does not go there from where it stands; null where it does. */
export function refusalOfPlano(nome: PassoPlano, plano: PlanoEmPasso): string | null {
  const { de }: Passo = PASSOS_PLANO[nome]
  if (!de.includes(plano.situacao)) {
    const stands = SITUACAO_PLANO_LABELS[plano.situacao].toLowerCase()
    return `Este plano está na situação “${stands}”: recarregue a página.`
  }
  if (nome !== 'aprovar') return null
  if (plano.esperando > 0)
    return `Aprove ou devolva antes o que as secretarias enviaram (${plano.esperando}).`
  return plano.aprovados === 0 ? 'O plano não tem item aprovado.' : null
}

/** The plan of a year, with what its items come to. */
export const plano = z.object({
  id: z.number(),
  ano: z.number(),
  codigo_unidade: z.string(),
  nome_unidade: z.string(),
  situacao: z.enum(SITUACOES_PLANO),
  aprovado_em: z.nullable(z.string()),
  aprovado_por_nome: z.nullable(z.string()),
  publicado_em: z.nullable(z.string()),
  enviado_em: z.nullable(z.string()),
  pncp_sequencial: z.nullable(z.number()),
  pncp_numero_controle: z.nullable(z.string()),
  versao: z.number(),
  itens: z.number(),
  aprovados: z.number(),
  esperando: z.number(),
  /** Of the approved ones. */
  prontos: z.number(),
  planejado: z.number(),
  comprometido: z.number(),
  contratado: z.number(),
  /** Changes that the portal has not been told of. */
  revisoes_pendentes: z.number(),
})
export type Plano = z.output<typeof plano>

/** What its fields are called. */
export const LABELS = {
  codigo_unidade: 'Código da unidade no PNCP',
  nome_unidade: 'Nome da unidade',
  passo: 'Passo',
  enviado_em: 'Enviado em',
  pncp_sequencial: 'Sequencial do plano no PNCP',
  pncp_numero_controle: 'Número de controle',
}

export const planoUpdate = labelled(
  z.object({
    codigo_unidade: z.optional(fields.requiredText(20)),
    nome_unidade: z.optional(fields.requiredText(255)),
    versao: fields.versao,
  }),
  LABELS,
)

export const planoPasso = labelled(
  z.object({ passo: z.enum(PASSOS_PLANO_NOMES, 'Escolha o passo.'), versao: fields.versaoLida }),
  LABELS,
)

/** What a city that uploads by hand says of it. */
export const planoEnviado = labelled(
  z.object({
    enviado_em: fields.day,
    pncp_sequencial: fields.clearable(fields.id),
    pncp_numero_controle: fields.optionalText(60),
    versao: fields.versaoLida,
  }),
  LABELS,
)
