import type { Aviso } from '@paco/domain/avisos/aviso'
import { formatInstant } from '@paco/domain/shared/days'
import { CheckCheck } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import parts from '../ui/data/parts.module.css'
import { PageHeader } from '../ui/page-header.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './avisos.module.css'
import { FraseText } from './frase-text.tsx'
import { PreferenciaCard } from './preferencia-card.tsx'
import { SeguidosCard } from './seguidos-card.tsx'
import { useAvisos } from './use-avisos.ts'

const TIPO_LABELS = { decisao: 'Sobre o que você pediu', seguido: 'Projeto que você segue' } as const

function AvisoLine({ aviso, onRead }: { aviso: Aviso; onRead: () => void }) {
  const { frase, tipo, instante, lido } = aviso
  return (
    <li className={classes.line} tabIndex={-1} data-unread={!lido || undefined}>
      <span className={classes.dot} aria-hidden />
      <div className={words.shrinks}>
        <p className={`${words.wraps} ${classes.sentence}`}>
          {lido ? null : <span className={shared.unseen}>Não lido: </span>}
          <FraseText frase={frase} {...(lido ? {} : { onOpen: onRead })} />
        </p>
        <p className={`${shared.small} ${words.above2}`}>
          <time dateTime={instante}>{formatInstant(instante)}</time> · {TIPO_LABELS[tipo]}
        </p>
      </div>
      {lido ? null : (
        <button
          type="button"
          className={`${parts.linkButton} ${shared.screenOnly}`}
          onClick={({ currentTarget }) => {
            // The button goes: who came by keyboard stays at this notice.
            currentTarget.closest('li')?.focus()
            onRead()
          }}
        >
          Marcar como lido
        </button>
      )}
    </li>
  )
}

function Nothing() {
  return (
    <EmptyState
      title="Nenhum aviso."
      text="Aqui chegam as decisões sobre o que você pediu e as mudanças nos projetos que você segue."
    />
  )
}

/** '/avisos': what happened to what one asked for and to what one follows, in sentences. */
export function AvisosPage() {
  const { avisos, error, retry, problem, read, readAll, reading, older, fetching } = useAvisos()
  const unread = avisos?.some(({ lido }) => !lido) ?? false
  return (
    <>
      <PageHeader title="Avisos" lead="Decisões sobre o que você pediu e mudanças no que você segue.">
        {unread && readAll ? (
          <Button
            variant="default"
            leftSection={<CheckCheck size={16} aria-hidden />}
            loading={reading}
            onClick={readAll}
          >
            Marcar todos como lidos
          </Button>
        ) : null}
      </PageHeader>
      {problem && <Problem error={problem} />}
      <div className={`${shared.stack} ${classes.columns}`}>
        <Card long>
          {error && !avisos && <ErrorState error={error} onRetry={retry} />}
          {!avisos && !error && <Skeleton lines={6} label="Carregando os avisos…" />}
          {avisos?.length === 0 && <Nothing />}
          {avisos && avisos.length > 0 && (
            <ol>
              {avisos.map((aviso) => (
                <AvisoLine key={aviso.chave} aviso={aviso} onRead={() => read(aviso)} />
              ))}
            </ol>
          )}
          {older && (
            <button
              type="button"
              className={`${parts.linkButton} ${shared.screenOnly} ${classes.more}`}
              disabled={fetching}
              onClick={older}
            >
              Mostrar mais antigos
            </button>
          )}
        </Card>
        <div className={shared.stack}>
          <SeguidosCard />
          <PreferenciaCard />
        </div>
      </div>
    </>
  )
}
