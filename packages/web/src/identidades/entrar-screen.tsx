import { identidadesCalls, type TrocaReply } from '@paco/domain/identidades/contract'
import { MESSAGES } from '@paco/domain/identidades/messages'
import { unauthenticated } from '@paco/domain/shared/errors'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { request } from '../http/client.ts'
import { storeSession } from '../http/session-store.ts'
import { PATHS } from '../paths.ts'
import { Notice } from '../ui/notice.tsx'
import { errorText } from '../ui/states/error-text.ts'
import words from '../ui/theme/words.module.css'
import classes from '../usuarios/door.module.css'
import { Door } from '../usuarios/door.tsx'

/** Few are asked for a code: its form comes with the first. */
const CodigoForm = lazy(async () => ({ default: (await import('../usuarios/codigo-form.tsx')).CodigoForm }))

type Desafiado = Extract<TrocaReply, { Desafio: string }>

interface EntrarScreenProps {
  /** What stands behind '#' in the address. */
  codigo: string
  /** The session is stored: go on, to the page that was asked for. */
  onEntered: (volta: string | null) => void
}

/** A code is good once: who asks twice for the same, as React does while it is developed, waits for the same answer. */
const asked = new Map<string, Promise<TrocaReply>>()

function exchange(codigo: string): Promise<TrocaReply> {
  const started = asked.get(codigo)
  if (started) return started
  const reply =
    codigo === ''
      ? Promise.reject(unauthenticated(MESSAGES.codigoInvalido))
      : request(identidadesCalls.trocarEntrada, { body: { codigo } }).then(({ data }) => data)
  asked.set(codigo, reply)
  return reply
}

/** Somebody comes back from another system that said who they are. */
export function EntrarScreen({ codigo, onEntered }: EntrarScreenProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const [asking, setAsking] = useState<Desafiado | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code, whoever waits for it
  useEffect(() => {
    exchange(codigo).then(
      (reply) => {
        if ('Desafio' in reply) return setAsking(reply)
        storeSession(reply)
        onEntered(reply.Volta)
      },
      (error: unknown) => setFailure(errorText(error)),
    )
  }, [codigo])
  return (
    <Door>
      <h1>Entrando</h1>
      {asking !== null ? (
        <Suspense fallback={null}>
          <CodigoForm
            desafio={asking.Desafio}
            saida={asking.Saida}
            onEntered={() => onEntered(asking.Volta)}
            onBack={() => window.location.replace(PATHS.login)}
          />
        </Suspense>
      ) : failure === null ? (
        <p role="status" className={`${words.muted} ${words.above12}`}>
          Conferindo a entrada…
        </p>
      ) : (
        <>
          <div className={words.above12}>
            <Notice tone="bad">{failure}</Notice>
          </div>
          <p className={`${words.ruled} ${classes.links}`}>
            <Link to={PATHS.login}>Ir para o login</Link>
          </p>
        </>
      )}
    </Door>
  )
}
