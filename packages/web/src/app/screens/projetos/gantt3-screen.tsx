import { canEditProjeto } from '@paco/domain/projetos/policy'
import { hoje } from '../../../http/hoje.ts'
import { PATHS } from '../../../paths.ts'
import { GanttReal } from '../../../projetos/gantt/gantt-real.tsx'
import { editLink } from '../../../projetos/links.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { FixedBack } from '../fixed-back.tsx'
import { ProjetoFrame } from './projeto-frame.tsx'

/** The real Gantt of one project. */
export const Gantt3Screen = () => (
  <ProjetoFrame
    aba="Cronograma"
    parte="Gantt calculado"
    title="Gantt"
    back={<FixedBack to={PATHS.relacao}>Voltar</FixedBack>}
    waiting={<p role="status">Carregando...</p>}
  >
    {(projeto, who) => (
      <GanttReal
        projeto={projeto}
        today={hoje()}
        onEmpty={
          canEditProjeto(who, projeto) && <ButtonLink {...editLink(projeto.id)}>Informar as datas</ButtonLink>
        }
      />
    )}
  </ProjetoFrame>
)
