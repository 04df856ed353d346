import { canEditProjeto } from '@paco/domain/projetos/policy'
import { hoje } from '../../../http/hoje.ts'
import { PATHS } from '../../../paths.ts'
import { GanttCronograma } from '../../../projetos/gantt/gantt-cronograma.tsx'
import { GanttPrazos } from '../../../projetos/gantt/gantt-prazos.tsx'
import { isMovel } from '../../../projetos/permissao.ts'
import shared from '../../../ui/theme/shared.module.css'
import { FixedBack } from '../fixed-back.tsx'
import { ProjetoFrame } from './projeto-frame.tsx'

const FROZEN =
  'A linha de base deste projeto está congelada: as datas mudam por aditivo, e as barras não se arrastam.'

/** The schedule of one project: by its dates, and on an axis of days. */
export const Gantt4Screen = () => (
  <ProjetoFrame
    aba="Cronograma"
    parte="Prazos vigentes"
    title="Cronograma"
    back={<FixedBack to={PATHS.processos}>Voltar</FixedBack>}
  >
    {(projeto, who) => (
      <div className={shared.stack}>
        <GanttPrazos
          projeto={projeto}
          today={hoje()}
          movel={isMovel(who, projeto)}
          note={canEditProjeto(who, projeto) && !isMovel(who, projeto) ? FROZEN : undefined}
        />
        <GanttCronograma projeto={projeto} today={hoje()} />
      </div>
    )}
  </ProjetoFrame>
)
