import { isSemEvolucao, SEM_EVOLUCAO } from '@paco/domain/projetos/paralisada'
import type { Day } from '@paco/domain/shared/days'
import type { ShownMark } from '../ui/marks.tsx'

export const semEvolucaoMark: ShownMark = {
  tone: 'wait',
  label: SEM_EVOLUCAO.label,
  title: SEM_EVOLUCAO.rule,
}

/** The mark of works that go on without getting on; none of others. */
export const semEvolucaoMarks = (
  works: { readonly sem_evolucao_em: Day | null },
  today: Day,
): readonly ShownMark[] => (isSemEvolucao(works, today) ? [semEvolucaoMark] : [])
