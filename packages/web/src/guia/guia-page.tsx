import type { Guia } from '@paco/domain/guia/guia'
import { type Passo, podeConcluir, proximoPasso } from '@paco/domain/guia/passo'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { PATHS } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { setGuided } from './aberto.ts'
import { CORPOS } from './corpos.tsx'
import classes from './guia.module.css'
import { PassoCard } from './passo-card.tsx'
import { guiaQuery } from './queries.ts'
import { progressoText } from './textos.ts'
import { useConcluir } from './use-guia.ts'

/** The steps, of which one is unfolded: the next one, until another is chosen. */
function Passos({ guia }: { guia: Guia }) {
  const { passos } = guia
  const next = proximoPasso(passos)
  // The one that was unfolded stays so when it is done: there may be more to do in it.
  const [open, setOpen] = useState<Passo | null>(next)
  return (
    <ol className={`${shared.stack} ${classes.steps}`}>
      {passos.map((passo, index) => {
        const Corpo = CORPOS[passo.chave]
        return (
          <PassoCard
            key={passo.chave}
            passo={passo}
            numero={index + 1}
            open={open === passo.chave}
            onToggle={() => setOpen(open === passo.chave ? null : passo.chave)}
            onNext={() => setOpen(next)}
          >
            <Corpo guia={guia} passo={passo} />
          </PassoCard>
        )
      })}
    </ol>
  )
}

/** What ends the guide, and where one goes from there. */
function Fim({ guia: { concluido, passos } }: { guia: Guia }) {
  const concluir = useConcluir((over) => setGuided(!over))
  if (concluido)
    return (
      <div className={`${words.wrap} ${words.gap8} ${words.above16}`}>
        <ButtonLink to={PATHS.inicio}>Ir para o início</ButtonLink>
        <Button variant="default" loading={concluir.isPending} onClick={() => void concluir.ask(false)}>
          Retomar o guia
        </Button>
      </div>
    )
  return (
    <div className={words.above16}>
      <Button
        disabled={!podeConcluir(passos)}
        loading={concluir.isPending}
        onClick={() => void concluir.ask(true)}
      >
        Concluir o guia
      </Button>
      <p className={`${shared.note} ${words.above8}`}>
        {podeConcluir(passos)
          ? 'O que ficou para depois continua nas páginas de sempre.'
          : 'Para concluir, basta o nome da cidade.'}
      </p>
    </div>
  )
}

/** '/primeiros-passos': from an empty system to its first public page. */
export function GuiaPage() {
  const { data: guia, error, refetch } = useQuery(guiaQuery)
  const concluido = guia?.concluido ?? true
  useEffect(() => setGuided(!concluido), [concluido])
  return (
    <>
      <PageHeader
        title="Primeiros passos"
        badge={concluido ? guia && <StatusPill tone="ok">Concluído</StatusPill> : null}
        lead={guia ? `${progressoText(guia.passos)}. Cada um pode ficar para depois e ser retomado.` : ''}
      />
      {error && !guia && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!guia && !error && <Skeleton lines={10} label="Carregando os primeiros passos…" />}
      {guia && (
        <>
          <Passos guia={guia} />
          <Fim guia={guia} />
        </>
      )}
    </>
  )
}
