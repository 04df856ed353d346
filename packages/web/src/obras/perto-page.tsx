import { lugarText } from '@paco/domain/obras/lugar'
import { pertoList } from '@paco/domain/obras/perto'
import { SOBRE } from '@paco/domain/shared/sobre'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LocateFixed, Rss } from 'lucide-react'
import { memo, type ReactNode, useMemo, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import parts from '../ui/data/parts.module.css'
import { FilterBar } from '../ui/filter-bar.tsx'
import { FilterControl } from '../ui/list-screen/filter-control.tsx'
import { useListView } from '../ui/list-screen/use-list-view.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { useGrowing } from '../ui/use-growing.ts'
import { obraPublicaLink } from './links.ts'
import classes from './perto.module.css'
import { bairrosOf, distanciaText, type ObraPerto, porPerto } from './perto.ts'
import { obrasQuery } from './queries.ts'
import { SituacaoObraPill } from './situacao-obra.tsx'
import { useAqui } from './use-aqui.ts'

/** A phone draws so many, some at a time; the rest when it is asked for. */
const FEW = 50
const STEP = 5

const Item = memo(({ obra }: { obra: ObraPerto }) => {
  const where = lugarText(obra)
  return (
    <li className={classes.item}>
      <div className={`${shared.row} ${words.gap4x12}`}>
        <Link {...obraPublicaLink(obra.id)} className={`${parts.recordLink} ${classes.nome}`}>
          {obra.nome}
        </Link>
        <SituacaoObraPill situacao={obra.situacao} />
      </div>
      <p className={words.above4}>{obra.resumo}</p>
      <p className={`${shared.note} ${words.above2}`}>
        {obra.km !== null && <strong className={words.ink}>{distanciaText(obra.km)}</strong>}
        {obra.km !== null && where ? ' · ' : ''}
        {where}
      </p>
    </li>
  )
})

function Lista({ obras }: { obras: readonly ObraPerto[] }) {
  const [most, setMost] = useState(FEW)
  const there = useGrowing(most, STEP, STEP)
  return (
    <>
      <ul>
        {obras.slice(0, there).map((obra) => (
          <Item key={obra.id} obra={obra} />
        ))}
      </ul>
      {obras.length > most && (
        <Button variant="default" onClick={() => setMost(most + FEW)}>
          Mostrar mais obras
        </Button>
      )}
    </>
  )
}

/** '/transparencia/perto': works by how far they are, or by neighbourhood. Where one is stays in the browser. */
export function PertoPage({ back }: { back: ReactNode }) {
  const { data, error, refetch } = useQuery(obrasQuery)
  const { view, change } = useListView(pertoList)
  const bairro = view.filters.bairro ?? null
  const aqui = useAqui()
  const obras = useMemo(() => porPerto(data ?? [], aqui.place, bairro), [data, aqui.place, bairro])
  const options = useMemo(() => bairrosOf(data ?? []), [data])
  const pick = (next: string | undefined) => change({ filters: next === undefined ? {} : { bairro: next } })
  return (
    <div className={classes.page}>
      <PageHeader title={pertoList.title} about={SOBRE.perto} back={back}>
        <Button
          component="a"
          href="/api/obras/rss"
          variant="default"
          leftSection={<Rss size={16} aria-hidden />}
        >
          Acompanhar por RSS
        </Button>
      </PageHeader>
      <FilterBar chosen={bairro === null ? 0 : 1} onClear={() => pick(undefined)}>
        <Button leftSection={<LocateFixed size={16} aria-hidden />} loading={aqui.asking} onClick={aqui.ask}>
          Perto de mim
        </Button>
        <FilterControl
          filter={{ key: 'bairro', label: 'Bairro', options }}
          labelled
          value={bairro ?? undefined}
          onChange={pick}
        />
      </FilterBar>
      {aqui.problem !== null && <Problem text={aqui.problem} />}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton lines={12} label="Carregando as obras…" /> : null}
      {data ? (
        <Card lead={null} long>
          <p role="status" className={`${shared.note} ${words.below8}`}>
            {obras.length === 1 ? '1 obra' : `${obras.length} obras`}
            {bairro !== null && ` em ${bairro}`}
            {aqui.place !== null ? ', das mais próximas para as mais distantes' : ', por nome'}.
          </p>
          {obras.length === 0 ? (
            <EmptyState title="Nenhuma obra aqui." />
          ) : (
            <Lista key={bairro} obras={obras} />
          )}
        </Card>
      ) : null}
    </div>
  )
}
