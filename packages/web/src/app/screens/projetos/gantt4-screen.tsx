import { hoje } from '../../../http/hoje.ts'
import { PATHS } from '../../../paths.ts'
import { GanttCronograma } from '../../../projetos/gantt/gantt-cronograma.tsx'
import { FixedBack } from '../fixed-back.tsx'
import { ProjetoFrame } from './projeto-frame.tsx'

/** The schedule of one project: by its dates, and on an axis of days. */
export const Gantt4Screen = () => (
  <ProjetoFrame
    aba="Cronograma"
    parte="Prazos vigentes"
    title="Cronograma"
    back={<FixedBack to={PATHS.processos}>Voltar</FixedBack>}
  >
    {(projeto) => <GanttCronograma projeto={projeto} today={hoje()} />}
  </ProjetoFrame>
)
