import { lazy } from 'react'
import { AditivosCard } from '../../../aditivos/projeto-aditivos.tsx'
import { hoje } from '../../../http/hoje.ts'
import { PainelProjeto } from '../../../projetos/painel/painel-projeto.tsx'
import { WhenNear } from '../../../ui/when-near.tsx'
import { ProjetoBack } from './projeto-back.tsx'
import { ProjetoFrame } from './projeto-frame.tsx'

const ProjetoMais = lazy(async () => ({ default: (await import('./projeto-mais.tsx')).ProjetoMais }))

/** The project dashboard, open to everybody. */
export const ViewProjetoScreen = () => (
  <ProjetoFrame aba="Visão geral" back={<ProjetoBack />}>
    {(projeto, who) => (
      <>
        <PainelProjeto
          projeto={projeto}
          today={hoje()}
          aditivos={<AditivosCard projeto={projeto} who={who} />}
        />
        <WhenNear>
          <ProjetoMais projeto={projeto} who={who} />
        </WhenNear>
      </>
    )}
  </ProjetoFrame>
)
