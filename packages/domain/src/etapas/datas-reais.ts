import type { Day } from '../shared/days.ts'
import type { Etapa } from './etapa.ts'

/** A stage with the days on which it really began and ended; unknown until somebody says so. */
export interface EtapaRealizada extends Etapa {
  readonly inicio_real: Day | null
  readonly fim_real: Day | null
}

type Reais = Pick<EtapaRealizada, 'situacao' | 'inicio_real' | 'fim_real'>
type Datas = Pick<EtapaRealizada, 'inicio_real' | 'fim_real'>

const NENHUMA: Datas = { inicio_real: null, fim_real: null }

/** A concluded stage that is open again has not ended, unless another end is told with it. */
const reopened = (before: Reais, { inicio_real, fim_real }: Reais): Datas => ({
  inicio_real,
  fim_real: fim_real === before.fim_real ? null : fim_real,
})

/**
 * What a change of its situation tells of a stage's actual dates: begun or concluded today, where no other day is told;
 * not begun after all, where it was set back. Said of the same situation, the dates are what was said.
 */
export function datasReais(before: Reais, after: Reais, today: Day): Datas {
  const { situacao, inicio_real, fim_real } = after
  if (situacao === before.situacao) return { inicio_real, fim_real }
  if (situacao === null || situacao === 'Não iniciado') return NENHUMA
  if (situacao === 'Concluído') {
    const fim = fim_real ?? today
    return { inicio_real: inicio_real ?? (fim < today ? fim : today), fim_real: fim }
  }
  const open = reopened(before, after)
  return situacao === 'Em andamento' ? { ...open, inicio_real: open.inicio_real ?? today } : open
}

export const MISTAKES = {
  future: 'O futuro não pode ser dado como feito: informe uma data até hoje.',
  reversed: 'O fim real vem antes do início real.',
  notBegun: 'Uma etapa não iniciada não tem início real.',
  notConcluded: 'Só uma etapa concluída tem fim real.',
} as const

type Mistakes = Partial<Record<keyof Datas, string>>

const begun = ({ situacao }: Reais) => situacao !== null && situacao !== 'Não iniciado'

/** Why the actual dates that a write leaves cannot be; what it does not touch is not judged anew. */
export function realMistakes(before: Reais, after: Reais, today: Day): Mistakes {
  const { inicio_real: inicio, fim_real: fim } = after
  const same = inicio === before.inicio_real && fim === before.fim_real
  if (same && after.situacao === before.situacao) return {}
  const ofInicio = (): string | null => {
    if (inicio === null) return null
    if (!begun(after)) return MISTAKES.notBegun
    return inicio > today && inicio !== before.inicio_real ? MISTAKES.future : null
  }
  const ofFim = (): string | null => {
    if (fim === null) return null
    if (after.situacao !== 'Concluído') return MISTAKES.notConcluded
    if (fim > today && fim !== before.fim_real) return MISTAKES.future
    return inicio !== null && fim < inicio ? MISTAKES.reversed : null
  }
  const found = { inicio_real: ofInicio(), fim_real: ofFim() }
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== null))
}
