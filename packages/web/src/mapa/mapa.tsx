import { MARCA_MEANINGS } from '@paco/domain/etapas/marca'
import type { Coordenada } from '@paco/domain/mapa/coordenada'
import { formatInstant } from '@paco/domain/shared/days'
import { formatWhole } from '@paco/domain/shared/formats'
import { formatMoney, sumMoney } from '@paco/domain/shared/money'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useCidade } from '../cidade/cidade.ts'
import { hoje } from '../http/hoje.ts'
import { semEvolucaoMark } from '../projetos/sem-evolucao-marks.ts'
import type { SecretariaChoice } from '../secretarias/choices.ts'
import { MapLegend } from '../ui/map/map-legend.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Problem } from '../ui/states/problem.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { AusenteNotice } from './ausente-notice.tsx'
import { FotoDialog } from './foto-dialog.tsx'
import { GeojsonButton } from './geojson-button.tsx'
import classes from './mapa.module.css'
import { MapaFilters } from './mapa-filters.tsx'
import { MapaSide } from './mapa-side.tsx'
import { PontoPopup } from './ponto-popup.tsx'
import { countMarcas, countObras, countSituacoes, filterPontos, markOf, type Tones } from './pontos.ts'
import { coordenadasQuery, type ProjetoQuery, tilesQuery } from './queries.ts'
import { useFlights } from './use-flights.ts'
import { usePlacing } from './use-placing.ts'
import { useRemovePonto } from './use-remove-ponto.ts'
import { useMapaView } from './view.ts'

/** The list can be read while the map's program is on its way. */
const PointMap = lazy(async () => ({ default: (await import('../ui/map/point-map.tsx')).PointMap }))
const LugarPanel = lazy(async () => ({ default: (await import('./lugar-panel.tsx')).LugarPanel }))

interface MapaProps {
  projetoQuery: ProjetoQuery
  who: SessionUser | null
  secretarias: readonly SecretariaChoice[]
  tones: Tones
  obras?: SoObras
  /** When a point last changed. */
  atualizadoEm?: string | null
}

/** How the map is narrowed to works, by whoever knows them. */
export interface SoObras {
  /** Their projects; null where all projects are shown, undefined until they are known. */
  readonly ids: ReadonlySet<number> | null | undefined
  readonly problem: ReactNode
  readonly controls: ReactNode
  /** How many of them are set. */
  readonly chosen: number
  readonly clear: () => void
}

const TODOS: SoObras = { ids: null, problem: null, controls: null, chosen: 0, clear: () => {} }
const NENHUMA: ReadonlySet<number> = new Set()
const NONE: readonly Coordenada[] = []
/** On narrow screens what leads to the map stands below it. */
const showWhole = (map: HTMLElement | null) => map?.scrollIntoView({ block: 'nearest' })

const countOf = (shown: number, obras: number | undefined) =>
  obras === undefined
    ? `${formatWhole(shown)} ${shown === 1 ? 'projeto' : 'projetos'}`
    : `${formatWhole(shown)} de ${formatWhole(obras)} ${obras === 1 ? 'obra' : 'obras'}`

const leadOf = (pontos: readonly Coordenada[], obras: number | undefined, em: string | null) => {
  const valor = sumMoney(pontos.map((ponto) => ponto.valor ?? 0))
  const lead = `${countOf(pontos.length, obras)} no mapa · ${formatMoney(valor)}`
  return em === null ? lead : `${lead} · Atualizado em ${formatInstant(em)}`
}

/** The city's projects where they are. List and map show the same filter; the address holds it. */
export function Mapa({
  who,
  secretarias,
  tones,
  projetoQuery,
  obras: soObras = TODOS,
  atualizadoEm = null,
}: MapaProps) {
  const view = useMapaView(soObras.ids === undefined ? NENHUMA : soObras.ids)
  const { projeto, posicionar, filter } = view
  // Drawn in small steps, so that the page answers meanwhile.
  const data = useDeferredValue(useQuery(coordenadasQuery).data)
  const tiles = useQuery(tilesQuery)
  const { centro_latitude: latitude, centro_longitude: longitude, zoom } = useCidade()
  const center = useMemo(() => ({ latitude, longitude }), [latitude, longitude])
  const frame = useRef<HTMLDivElement>(null)
  const [fotoOf, setFotoOf] = useState<number | null>(null)
  const today = hoje()
  const { busca, id_secretaria, status, marca, paralisado, sem_evolucao, obras: ids } = filter
  const pontos = useMemo(() => {
    const wanted = { busca, id_secretaria, status, marca, paralisado, sem_evolucao, obras: ids }
    return filterPontos(data ?? NONE, wanted, today)
  }, [data, busca, id_secretaria, status, marca, paralisado, sem_evolucao, ids, today])
  const marks = useMemo(
    () =>
      pontos.filter((ponto) => ponto.id_projeto !== posicionar).map((ponto) => markOf(tones, ponto, today)),
    [pontos, tones, posicionar, today],
  )
  const obras = countObras(pontos, today)
  const find = (id: number | null) => data?.find((ponto) => ponto.id_projeto === id)
  const chosen = find(projeto)
  const withFoto = find(fotoOf)
  const { flight, flyTo } = useFlights(data, chosen)
  const placing = usePlacing(posicionar !== null)
  const { ask, problem } = useRemovePonto(() => view.set({ projeto: null }))

  useEffect(() => {
    if (posicionar !== null) showWhole(frame.current)
  }, [posicionar])
  const choose = (ponto: Coordenada) => {
    view.set({ projeto: ponto.id_projeto })
    flyTo(ponto)
    showWhole(frame.current)
  }
  const stopPlacing = (saved: number | null) => {
    placing.stop()
    view.set(saved === null ? { posicionar: null } : { posicionar: null, lista: null, projeto: saved })
  }
  return (
    <>
      <PageHeader
        title="Mapa de projetos"
        lead={data && soObras.ids !== undefined ? leadOf(pontos, ids?.size, atualizadoEm) : ''}
      >
        <GeojsonButton
          pontos={soObras.ids === undefined ? null : pontos}
          filtered={data !== undefined && pontos.length < data.length}
        />
      </PageHeader>
      <MapaFilters view={view} secretarias={secretarias} soObras={soObras} />
      {soObras.problem}
      {problem ? <Problem text={problem} /> : null}
      {data && projeto !== null && !chosen ? (
        <AusenteNotice id={projeto} who={who} view={view} projetoQuery={projetoQuery} />
      ) : null}
      <div className={`${shared.stack} ${classes.layout}`}>
        {posicionar === null ? (
          <MapaSide view={view} tones={tones} who={who} pontos={pontos} onChoose={choose} />
        ) : (
          <Suspense>
            <LugarPanel
              key={posicionar}
              projetoQuery={projetoQuery}
              id={posicionar}
              who={who}
              clicked={placing.clicked}
              onValues={placing.onValues}
              onSaved={() => stopPlacing(posicionar)}
              onClose={() => stopPlacing(null)}
            />
          </Suspense>
        )}
        <div ref={frame} className={`${words.shrinks} ${classes.map}`}>
          <Suspense fallback={<div className={`${shared.panel} ${words.sunken} ${classes.waiting}`} />}>
            {tiles.isPending ? (
              <div className={`${shared.panel} ${words.sunken} ${classes.waiting}`} />
            ) : (
              <PointMap
                label="Mapa dos projetos"
                tiles={tiles.data ?? ''}
                center={center}
                zoom={zoom}
                points={marks}
                clusterLabel={(count) => `${formatWhole(count)} projetos próximos: aproximar`}
                selected={projeto}
                onSelect={(id) => view.set({ projeto: id }, { replace: id === null })}
                flight={flight}
                picking={placing.picking}
                popup={
                  chosen ? (
                    <PontoPopup
                      ponto={chosen}
                      tones={tones}
                      who={who}
                      onMove={() => view.set({ posicionar: chosen.id_projeto })}
                      onFoto={() => setFotoOf(chosen.id_projeto)}
                      onRemove={() => void ask(chosen)}
                    />
                  ) : null
                }
              />
            )}
          </Suspense>
          <MapLegend
            entries={countSituacoes(pontos).map(({ situacao, count }) => ({
              tone: tones[situacao],
              label: situacao,
              count,
            }))}
            cluster="vários projetos próximos"
            paused={{ label: 'Obra paralisada', count: obras.paralisadas }}
            marks={[
              ...countMarcas(pontos).map(({ marca: one, count }) => ({
                ...MARCA_MEANINGS[one],
                title: MARCA_MEANINGS[one].rule,
                count,
              })),
              { ...semEvolucaoMark, count: obras.semEvolucao },
            ]}
          />
        </div>
      </div>
      {withFoto ? <FotoDialog ponto={withFoto} onClose={() => setFotoOf(null)} /> : null}
    </>
  )
}
