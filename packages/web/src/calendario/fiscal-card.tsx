import { calendarioCalls } from '@paco/domain/calendario/contract'
import { MARCO_LABELS, type Marco } from '@paco/domain/calendario/marco'
import { canManageMarcos } from '@paco/domain/calendario/policy'
import { formatDay } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { request } from '../http/client.ts'
import { hoje } from '../http/hoje.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'
import classes from './fiscal-card.module.css'
import { marcosQuery } from './queries.ts'

/** With the parts that forms are made of: whoever only reads does without them. */
const MarcoForm = lazy(async () => ({ default: (await import('./marco-form.tsx')).MarcoForm }))

interface LinhaProps {
  marco: Marco
  manages: boolean
  onBack: (marco: Marco) => void
}

/** One day: which, when, on what it rests; typed anew in its place. */
function Linha({ marco, manages, onBack }: LinhaProps) {
  const [editing, setEditing] = useState(false)
  const label = MARCO_LABELS[marco.marco]
  const done = () => setEditing(false)
  if (editing)
    return (
      <li className={`${shared.line} ${words.ruled} ${classes.linha}`}>
        <Suspense fallback={<Skeleton lines={2} />}>
          <MarcoForm marco={marco} onDone={done} />
        </Suspense>
      </li>
    )
  const { data, base, versao } = marco
  return (
    <li className={`${shared.line} ${words.between} ${words.gap12} ${words.ruled} ${classes.linha}`}>
      <div>
        <p className={`${words.medium} ${words.wraps}`}>{label}</p>
        <p className={`${shared.note} ${words.wraps}`}>
          {data === null ? 'Sem data' : <time dateTime={data}>{formatDay(data)}</time>}
          {base !== null && ` · ${base}`}
        </p>
      </div>
      <div className={`${words.wrap} ${words.gap8} ${words.end}`}>
        {versao > 0 && <StatusPill tone="run">Data da cidade</StatusPill>}
        {manages && versao > 0 && (
          <Button
            variant="default"
            size="xs"
            aria-label={`Voltar à usual: ${label}`}
            onClick={() => onBack(marco)}
          >
            Voltar à usual
          </Button>
        )}
        {manages && (
          <Button
            variant="default"
            size="xs"
            aria-label={`${data === null ? 'Informar' : 'Mudar'}: ${label}`}
            onClick={() => setEditing(true)}
          >
            {data === null ? 'Informar' : 'Mudar'}
          </Button>
        )}
      </div>
    </li>
  )
}

/** The fiscal calendar, a year at a time: what the city says, else the usual days. */
export function FiscalCard({ who }: { who: SessionUser | null }) {
  const [ano, setAno] = useState(() => Number(hoje().slice(0, 4)))
  const { data, error, refetch } = useQuery(marcosQuery(ano))
  const back = useAskedWrite({
    send: (asked: Marco) =>
      request(calendarioCalls.deleteMarco, { params: { ano: asked.ano, marco: asked.marco } }),
    question: () => null,
    onDone: ({ data: told }) => toast(told.message ?? ''),
  })
  return (
    <Card
      title={`Calendário fiscal de ${ano}`}
      lead="Orçamento e plano de contratações (PCA) do ano. As datas próximas aparecem em Prazos e na agenda de cada pessoa."
      actions={
        <>
          <Button
            variant="default"
            size="xs"
            aria-label={`Ver ${ano - 1}`}
            onClick={() => setAno(ano - 1)}
            leftSection={<ChevronLeft size={16} aria-hidden />}
          >
            {ano - 1}
          </Button>
          <Button
            variant="default"
            size="xs"
            aria-label={`Ver ${ano + 1}`}
            onClick={() => setAno(ano + 1)}
            rightSection={<ChevronRight size={16} aria-hidden />}
          >
            {ano + 1}
          </Button>
        </>
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} label="Carregando o calendário fiscal…" />}
      {back.error ? <Problem error={back.error} /> : null}
      <ul>
        {data?.map((marco) => (
          <Linha
            key={`${marco.ano}/${marco.marco}`}
            marco={marco}
            manages={canManageMarcos(who)}
            onBack={(asked) => void back.ask(asked)}
          />
        ))}
      </ul>
    </Card>
  )
}
