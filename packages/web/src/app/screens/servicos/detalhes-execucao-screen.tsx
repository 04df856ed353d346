import { useParams } from '@tanstack/react-router'
import { pathTo } from '../../../paths.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'
import { ProjetoFrame } from '../projetos/projeto-frame.tsx'
import { ServicosDoProjeto } from './servicos-do-projeto.tsx'

/** The services of a project and the months they are paid in, open to everybody. */
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
      {(projeto, who) => <ServicosDoProjeto projeto={projeto} who={who} />}
    </ProjetoFrame>
  )
}
