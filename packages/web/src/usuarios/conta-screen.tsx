import { formatInstant } from '@paco/domain/shared/days'
import { ROLE_LABELS } from '@paco/domain/shared/roles'
import type { Usuario } from '@paco/domain/usuarios/usuario'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import lists from '../ui/data/facts.module.css'
import { PageHeader } from '../ui/page-header.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import classes from './conta-screen.module.css'
import { FatorCard } from './fator-card.tsx'
import { PasswordForm } from './password-form.tsx'
import { euQuery } from './queries.ts'
import { SessoesCard } from './sessoes-card.tsx'

/** What the role and the department together allow, in one sentence. */
function reach({ role, secretaria_nome }: Usuario): string {
  if (role === 'admin') return 'Você pode cadastrar, alterar e excluir em todo o sistema.'
  if (role === 'auditor') return 'Você consulta tudo, decide aditivos e lê a trilha de auditoria.'
  if (secretaria_nome) return `Você consulta tudo e altera o que é de ${secretaria_nome}.`
  return 'Você consulta. Para alterar, peça a um administrador que defina a sua secretaria.'
}

function Who({ eu }: { eu: Usuario }) {
  return (
    <dl className={`${lists.columns} ${classes.facts}`}>
      <dt>Nome</dt>
      <dd>{eu.name}</dd>
      <dt>E-mail</dt>
      <dd>
        {eu.email}
        {eu.email_confirmado ? null : ' (não confirmado)'}
      </dd>
      <dt>Papel</dt>
      <dd>{ROLE_LABELS[eu.role]}</dd>
      <dt>Secretaria</dt>
      <dd>{eu.secretaria_nome ?? '-'}</dd>
      <dt>Último acesso</dt>
      <dd>{eu.ultimo_acesso ? formatInstant(eu.ultimo_acesso) : '-'}</dd>
    </dl>
  )
}

/** Who I am here, my password, my second factor, where I am logged in, and what later words know of me. */
export function ContaScreen({ children }: { children?: ReactNode }) {
  const { data, error, refetch } = useQuery(euQuery)
  return (
    <>
      <PageHeader title="Minha conta" lead={data ? reach(data) : ''} />
      <div className={`${shared.stack} ${classes.columns}`}>
        <Card title="Quem sou">
          {error && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!error && !data && <Skeleton lines={5} />}
          {data && <Who eu={data} />}
        </Card>
        <Card title="Trocar a senha" lead="As outras sessões abertas com esta conta são encerradas.">
          <PasswordForm email={data?.email ?? ''} />
        </Card>
        <FatorCard />
        <SessoesCard />
        {children}
      </div>
    </>
  )
}
