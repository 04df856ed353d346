import type { KnownFamilia } from '@paco/domain/convenios/familias'
import { addDays, type Day } from '@paco/domain/shared/days'
import type { Draw } from './random.ts'

/** How an agreement stands: which of its terms ends when, and what is said of it. */
const RUMOS = ['proposta', 'em dia', '90', '60', '30', 'vencido', 'encerrado'] as const
type Rumo = (typeof RUMOS)[number]

export interface Prazos {
  readonly assinatura: Day | null
  /** When work was ordered; nobody has been hired before that. */
  readonly inicio: Day | null
  readonly convenio: Day | null
  readonly contrato: Day | null
  readonly ano: number
  readonly status: string
}

const STATUS: Record<Rumo, readonly string[]> = {
  proposta: ['Proposta/Pleito'],
  'em dia': ['Em execução', 'Em execução', 'Em licitação', 'Celebrado', 'Com condição suspensiva'],
  '90': ['Em execução', 'Paralisado'],
  '60': ['Em execução'],
  '30': ['Em execução', 'Paralisado'],
  vencido: ['Vigência encerrada - aguardando prestação de contas', 'Paralisado'],
  encerrado: ['Prestação de contas aprovada', 'Prestação de contas enviada', 'Concluído e arquivado'],
}

/** As the Union's own system says it. */
const FEDERAL: Record<Rumo, readonly string[]> = {
  proposta: ['Proposta/Plano de Trabalho Aprovado'],
  'em dia': ['Em execução', 'Em execução', 'Assinado', 'Assinado Pendente Registro TV Siafi'],
  '90': ['Em execução'],
  '60': ['Em execução'],
  '30': ['Em execução'],
  vencido: ['Aguardando Prestação de Contas', 'Inadimplente'],
  encerrado: [
    'Prestação de Contas em Análise',
    'Prestação de Contas Aprovada',
    'Prestação de Contas Concluída',
  ],
}

/** Days from today to the earlier of the two terms. */
const FIM: Record<Exclude<Rumo, 'proposta'>, readonly [number, number]> = {
  'em dia': [110, 640],
  '90': [61, 90],
  '60': [31, 60],
  '30': [0, 30],
  vencido: [-45, -2],
  encerrado: [-500, -120],
}

function place(rumo: Rumo, says: readonly string[], today: Day, draw: Draw): Prazos {
  const status = says[draw.whole(0, says.length - 1)] ?? ''
  if (rumo === 'proposta') {
    const ano = Number(today.slice(0, 4))
    return { assinatura: null, inicio: null, convenio: null, contrato: null, ano, status }
  }
  const [min, max] = FIM[rumo]
  const first = addDays(today, draw.whole(min, max))
  // The contract ends before the agreement that pays it, but for a few that were prolonged on one side only.
  const later = addDays(first, rumo === 'encerrado' ? draw.whole(20, 60) : draw.whole(60, 180))
  const [convenio, contrato] = draw.chance(75) ? [later, first] : [first, later]
  const latest = addDays(today, -40)
  const wished = addDays(convenio, -draw.whole(540, 1100))
  const assinatura = wished < latest ? wished : latest
  const inicio = addDays(assinatura, draw.whole(20, 35))
  return { assinatura, inicio, convenio, contrato, ano: Number(assinatura.slice(0, 4)), status }
}

/** One of each, then as chance has it; most are neither late nor near their end. */
function dealRumo(rumos: readonly Rumo[], index: number, draw: Draw): Rumo {
  const first = rumos[index]
  if (first !== undefined) return first
  return draw.chance(60) ? 'em dia' : (rumos[draw.whole(0, rumos.length - 1)] ?? 'em dia')
}

/** As many agreements as there are, in every state. Where nothing may be left open, none is a mere proposal. */
export function dealPrazos(familia: KnownFamilia, count: number, today: Day, draw: Draw): Prazos[] {
  const complete = familia.campos.filter(({ required }) => required).length > 1
  const says = familia.key === 'federal' ? FEDERAL : STATUS
  const rumos = complete ? RUMOS.filter((rumo) => rumo !== 'proposta') : RUMOS
  return Array.from({ length: count }, (_, index) => {
    const rumo = dealRumo(rumos, index, draw)
    return place(rumo, says[rumo], today, draw)
  })
}
