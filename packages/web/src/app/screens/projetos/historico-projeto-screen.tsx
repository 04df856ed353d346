import { Card } from '../../../ui/card.tsx'
import { readsHistory } from '../../reads-history.ts'
import { RichHistorico } from '../../rich-historico.tsx'
import { NotForYou } from './not-for-you.tsx'
import { ProjetoBack } from './projeto-back.tsx'
import { ProjetoFrame } from './projeto-frame.tsx'

/** Who changed what of a project, to those who may know. */
export const HistoricoProjetoScreen = () => (
  <ProjetoFrame aba="Histórico" title="Histórico" back={<ProjetoBack />}>
    {(projeto, who) =>
      readsHistory(who, 'projetos', projeto) ? (
        <Card title="Histórico" lead="Quem mudou o quê, e quando">
          <RichHistorico entidade="projetos" registroId={projeto.id} />
        </Card>
      ) : (
        <NotForYou what="O histórico deste projeto é lido" />
      )
    }
  </ProjetoFrame>
)
