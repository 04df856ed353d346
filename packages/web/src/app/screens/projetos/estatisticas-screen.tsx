import { useParams } from '@tanstack/react-router'
import { lazy } from 'react'
import { hoje } from '../../../http/hoje.ts'
import { pathTo } from '../../../paths.ts'
import { EstatisticasProjeto } from '../../../projetos/estatisticas/estatisticas-projeto.tsx'
import words from '../../../ui/theme/words.module.css'
import { WhenNear } from '../../../ui/when-near.tsx'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'
import { ProjetoFrame } from './projeto-frame.tsx'

const CurvasDoProjeto = lazy(async () => ({
  default: (await import('../../../medicoes/curva/curvas-do-projeto.tsx')).CurvasDoProjeto,
}))

/** The figures of one project. */
export function EstatisticasScreen() {
  const id = Number(useParams({ strict: false }).id)
  const back = useReturn(pathTo('viewProjeto', id), { fixed: true })
  return (
    <ProjetoFrame
      aba="Execução"
      parte="Estatísticas"
      title="Estatísticas"
      back={<BackLink {...back.link}>Voltar</BackLink>}
    >
      {(projeto) => (
        <>
          <EstatisticasProjeto projeto={projeto} today={hoje()} />
          {projeto.fisico !== null && (
            <div className={words.above16}>
              <WhenNear>
                <CurvasDoProjeto projeto={projeto} />
              </WhenNear>
            </div>
          )}
        </>
      )}
    </ProjetoFrame>
  )
}
