import { identidadesCalls } from '@paco/domain/identidades/contract'
import type { IdentidadeVista, ProvedorPublico } from '@paco/domain/identidades/identidade'
import { MESSAGES } from '@paco/domain/identidades/messages'
import { NIVEL_LABELS } from '@paco/domain/identidades/nivel'
import { formatInstant } from '@paco/domain/shared/days'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../http/client.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Notice } from '../ui/notice.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'
import { identidadesQuery } from './queries.ts'
import { VincularForm } from './vincular-form.tsx'

interface IdentidadesCardProps {
  provedores: readonly ProvedorPublico[]
  /** One was linked just now. */
  linked: boolean
  /** Why one was not. */
  refusal: string | undefined
  /** Where an identity is confirmed; for tests. */
  onGo?: (address: string) => void
}

const factsOf = ({ nivel, criada_em, ultimo_acesso }: IdentidadeVista) =>
  [
    nivel && `nível ${NIVEL_LABELS[nivel]}`,
    `vinculada em ${formatInstant(criada_em)}`,
    ultimo_acesso && `usada em ${formatInstant(ultimo_acesso)}`,
  ]
    .filter(Boolean)
    .join(' · ')

function Linked({ identidade, onUnlink }: { identidade: IdentidadeVista; onUnlink: () => void }) {
  return (
    <li className={`${shared.line} ${words.between} ${words.gap12}`}>
      <div>
        <p className={`${words.medium} ${words.wraps}`}>{identidade.nome}</p>
        <p className={`${shared.note} ${words.wraps}`}>{factsOf(identidade)}</p>
      </div>
      <Button variant="default" size="xs" aria-label={`Desvincular: ${identidade.nome}`} onClick={onUnlink}>
        Desvincular
      </Button>
    </li>
  )
}

function Offered({ provedor, onGo }: { provedor: ProvedorPublico; onGo: (address: string) => void }) {
  const [asking, setAsking] = useState(false)
  if (asking) return <VincularForm provedor={provedor} onGo={onGo} onCancel={() => setAsking(false)} />
  return (
    <div className={`${shared.line} ${words.between} ${words.gap12}`}>
      <p className={words.wraps}>{provedor.nome}</p>
      <Button
        variant="default"
        size="xs"
        aria-label={`Vincular: ${provedor.nome}`}
        onClick={() => setAsking(true)}
      >
        Vincular
      </Button>
    </div>
  )
}

/** The other ways into one's own account: those there are, and those there could be. */
export function IdentidadesCard({
  provedores,
  linked,
  refusal,
  onGo = (address) => window.location.assign(address),
}: IdentidadesCardProps) {
  const { data, error, refetch } = useQuery(identidadesQuery)
  const { ask } = useAskedWrite({
    send: ({ id }: IdentidadeVista) => request(identidadesCalls.deleteIdentidade, { params: { id } }),
    question: ({ nome }) => ({
      title: 'Desvincular esta identidade?',
      text: `${nome}: você deixa de entrar por este meio até vinculá-lo de novo. Tenha em mãos a sua senha.`,
      confirmLabel: 'Desvincular',
    }),
    onDone: ({ data: { message } }) => toast(message ?? MESSAGES.desvinculada),
  })
  const offered = provedores.filter(({ chave }) => !data?.some(({ provedor }) => provedor === chave))
  return (
    <Card
      title="Entrar por outro meio"
      lead="Sistemas que já sabem quem você é e abrem esta conta sem a senha."
    >
      <div className={`${shared.stack} ${words.gap12}`}>
        {linked ? <Notice tone="ok">{MESSAGES.vinculada}</Notice> : null}
        {refusal === undefined ? null : <Notice tone="bad">{refusal}</Notice>}
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton lines={2} />}
        {data && data.length > 0 ? (
          <ul className={`${shared.stack} ${words.gap12}`}>
            {data.map((identidade) => (
              <Linked key={identidade.id} identidade={identidade} onUnlink={() => void ask(identidade)} />
            ))}
          </ul>
        ) : null}
        {data && offered.map((provedor) => <Offered key={provedor.chave} provedor={provedor} onGo={onGo} />)}
      </div>
    </Card>
  )
}
