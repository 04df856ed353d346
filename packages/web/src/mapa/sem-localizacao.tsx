import { marcasOf } from '@paco/domain/etapas/marca'
import { lastPage } from '@paco/domain/http/view'
import { marcadasOf } from '@paco/domain/projetos/etapas-wire'
import { canEditProjeto } from '@paco/domain/projetos/policy'
import type { Projeto } from '@paco/domain/projetos/projeto'
import type { SessionUser } from '@paco/domain/shared/roles'
import { Link } from '@tanstack/react-router'
import { MapPinPlus } from 'lucide-react'
import { useEffect } from 'react'
import { hoje } from '../http/hoje.ts'
import { viewLink } from '../projetos/links.ts'
import { ParalisadaChip } from '../projetos/paralisada-chip.tsx'
import { semEvolucaoMarks } from '../projetos/sem-evolucao-marks.ts'
import { Button } from '../ui/button.tsx'
import parts from '../ui/data/parts.module.css'
import { Highlight } from '../ui/highlight.tsx'
import { Footer } from '../ui/list-screen/footer.tsx'
import { Marks } from '../ui/marks.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './mapa-side.module.css'
import { type MapaView, mapaList } from './view.ts'

interface SemLocalizacaoProps {
  who: SessionUser | null
  view: MapaView
  projetos: readonly Projeto[]
  total: number
}

/** The projects nobody has put on the map yet; whoever may, does it from here. */
export function SemLocalizacao({ who, view, projetos, total }: SemLocalizacaoProps) {
  // The last project of the last page was put on the map: the page before it is the last one now.
  const { change } = view
  const last = lastPage(total, view.view.limite)
  const beyond = projetos.length === 0
  useEffect(() => {
    if (beyond) change({ pagina: last }, { replace: true })
  }, [beyond, last, change])
  return (
    <>
      <ul className={`${words.grows} ${classes.list}`} aria-label="Projetos sem localização">
        {projetos.map((projeto) => (
          <li key={projeto.id} className={`${words.between} ${classes.projeto}`}>
            <span>
              <Link {...viewLink(projeto.id)} className={`${parts.recordLink} ${words.block}`}>
                <Highlight text={projeto.nomeprojeto} find={view.filter.busca} />
              </Link>
              <small className={`${shared.small} ${words.block} ${words.above2}`}>
                {projeto.status} · <Highlight text={projeto.secretaria_nome} find={view.filter.busca} />
              </small>
              <span className={`${words.wrap} ${words.gap4x12} ${classes.marcas}`}>
                <ParalisadaChip paralisacao={projeto.paralisacao} />
                <Marks marks={[...marcasOf(marcadasOf(projeto)), ...semEvolucaoMarks(projeto, hoje())]} />
              </span>
            </span>
            {canEditProjeto(who, projeto) ? (
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<MapPinPlus size={14} aria-hidden />}
                aria-label={`Pôr no mapa: ${projeto.nomeprojeto}`}
                onClick={() => view.set({ posicionar: projeto.id, projeto: null })}
              >
                Pôr no mapa
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <div className={`${words.ruled} ${classes.pages}`}>
        <Footer
          list={mapaList}
          shown={projetos.length}
          total={total}
          sums={{}}
          compact
          view={view.view}
          change={view.change}
          onTurn={() => undefined}
        />
      </div>
    </>
  )
}
