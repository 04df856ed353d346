import type { Coordenada } from '@paco/domain/mapa/coordenada'
import { formatWhole } from '@paco/domain/shared/formats'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { hoje } from '../http/hoje.ts'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './mapa-side.module.css'
import { PontoSearch } from './ponto-search.tsx'
import { filterPontos, isNarrowed, type Tones } from './pontos.ts'
import { PontosList } from './pontos-list.tsx'
import { coordenadasQuery, semLocalizacaoQuery } from './queries.ts'
import { SemLocalizacao } from './sem-localizacao.tsx'
import type { MapaView } from './view.ts'

interface MapaSideProps {
  view: MapaView
  tones: Tones
  who: SessionUser | null
  /** Those of the filter and the search, by name. */
  pontos: readonly Coordenada[]
  onChoose: (ponto: Coordenada) => void
}

const NOBODY = 'Confira a pesquisa ou retire um dos filtros.'
const count = (total: number | undefined) => (total === undefined ? '' : ` ${formatWhole(total)}`)

/** Beside the map: the search, the projects on it, and those that are not on it yet. */
export function MapaSide({ view, tones, who, pontos, onChoose }: MapaSideProps) {
  const { filter, lista } = view
  const coordenadas = useQuery(coordenadasQuery)
  const missing = useQuery(
    semLocalizacaoQuery(filter, lista === 'no-mapa' ? 1 : view.view.pagina, view.view.limite),
  )
  const narrowed = isNarrowed(filter)
  /** Of works alone their list tells, with a place or without. */
  const semLugar = {
    key: 'sem-localizacao' as const,
    label: `Sem localização${count(missing.data?.total)}`,
    panel: (
      <>
        {missing.error ? <ErrorState error={missing.error} onRetry={() => void missing.refetch()} /> : null}
        {missing.isPending ? <Skeleton lines={8} /> : null}
        {missing.data?.total === 0 ? (
          <EmptyState
            title={
              narrowed ? 'Nenhum projeto sem localização encontrado.' : 'Todos os projetos estão no mapa.'
            }
            text={narrowed ? NOBODY : undefined}
          />
        ) : null}
        {missing.data && missing.data.total > 0 ? (
          <SemLocalizacao who={who} view={view} projetos={missing.data.rows} total={missing.data.total} />
        ) : null}
      </>
    ),
  }
  return (
    <section
      className={`${shared.panel} ${shared.column} ${words.shrinks} ${classes.side}`}
      aria-label="Projetos"
    >
      <div className={classes.search}>
        <PontoSearch
          pontos={filterPontos(coordenadas.data ?? [], { ...filter, busca: '' }, hoje())}
          value={filter.busca}
          onSearch={view.search}
          onChoose={onChoose}
        />
      </div>
      <Tabs
        className={`${shared.column} ${words.grows} ${classes.tabs}`}
        panelClass={`${shared.column} ${classes.tab}`}
        current={filter.obras === null ? lista : 'no-mapa'}
        onChange={(next) => view.set({ lista: next === 'sem-localizacao' ? next : null })}
        tabs={[
          {
            key: 'no-mapa',
            label: `No mapa${count(coordenadas.data && pontos.length)}`,
            panel: (
              <>
                {coordenadas.error ? (
                  <ErrorState error={coordenadas.error} onRetry={() => void coordenadas.refetch()} />
                ) : null}
                {coordenadas.isPending ? <Skeleton lines={8} /> : null}
                {coordenadas.data && pontos.length === 0 ? (
                  <EmptyState
                    title={narrowed ? 'Nenhum projeto encontrado no mapa.' : 'Nenhum projeto no mapa ainda.'}
                    text={narrowed ? NOBODY : 'Ponha o primeiro a partir da lista “Sem localização”.'}
                  />
                ) : null}
                {pontos.length > 0 ? (
                  <PontosList
                    pontos={pontos}
                    tones={tones}
                    busca={filter.busca}
                    selected={view.projeto}
                    onChoose={onChoose}
                  />
                ) : null}
              </>
            ),
          },
          ...(filter.obras === null ? [semLugar] : []),
        ]}
      />
    </section>
  )
}
