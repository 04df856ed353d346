import { useParams } from '@tanstack/react-router'
import { lazy } from 'react'
import { pathTo } from '../../../paths.ts'
import words from '../../../ui/theme/words.module.css'
import { WhenNear } from '../../../ui/when-near.tsx'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'
import { ProjetoFrame } from '../projetos/projeto-frame.tsx'
import { ServicosDoProjeto } from './servicos-do-projeto.tsx'

const ExecucaoMais = lazy(async () => ({ default: (await import('./execucao-mais.tsx')).ExecucaoMais }))

/** How a project is carried out, open to everybody: services and their months, then contracts and what hangs on them. */
export function DetalhesExecucaoScreen() {
  const id = Number(useParams({ strict: false }).id)
  const back = useReturn(pathTo('viewProjeto', id), { fixed: true })
  return (
    <ProjetoFrame
      aba="Execução"
      parte="Detalhes da execução"
      title="Execução"
      back={<BackLink {...back.link}>Voltar ao projeto</BackLink>}
    >
      {(projeto, who) => (
        <>
          <ServicosDoProjeto projeto={projeto} who={who} />
          <div className={words.above16}>
            <WhenNear>
              <ExecucaoMais projeto={projeto} who={who} />
            </WhenNear>
          </div>
        </>
      )}
    </ProjetoFrame>
  )
}
