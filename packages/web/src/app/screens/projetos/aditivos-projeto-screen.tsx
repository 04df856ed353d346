import { canReadAditivosOf } from '@paco/domain/projetos/policy'
import { AditivosCard } from '../../../aditivos/projeto-aditivos.tsx'
import { Solicitacoes } from '../../../aditivos/solicitacoes.tsx'
import { Card } from '../../../ui/card.tsx'
import shared from '../../../ui/theme/shared.module.css'
import { NotForYou } from './not-for-you.tsx'
import { ProjetoBack } from './projeto-back.tsx'
import { ProjetoFrame } from './projeto-frame.tsx'

/** How a project was amended, and all that was asked for, to those who may know. */
export const AditivosProjetoScreen = () => (
  <ProjetoFrame aba="Aditivos" title="Aditivos" back={<ProjetoBack />}>
    {(projeto, who) =>
      canReadAditivosOf(who, projeto) ? (
        <div className={shared.stack}>
          <AditivosCard projeto={projeto} who={who} listed />
          <Card title="Solicitações de Aditivo" lead="Tudo o que foi pedido, e o que foi decidido.">
            <Solicitacoes projeto={projeto} who={who} />
          </Card>
        </div>
      ) : (
        <NotForYou what="Os aditivos deste projeto são lidos" />
      )
    }
  </ProjetoFrame>
)
