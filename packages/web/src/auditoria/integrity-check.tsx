import { numberFormat } from '@paco/domain/shared/formats'
import { useMutation } from '@tanstack/react-query'
import { CircleAlert, ShieldAlert, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { errorText } from '../ui/states/error-text.ts'
import classes from './integrity-check.module.css'
import { verifyAuditoria } from './queries.ts'

type Verified = NonNullable<Awaited<ReturnType<typeof verifyAuditoria>>>

const count = numberFormat()

function Verdict({ result }: { result: Verified }) {
  if (!result.integra) {
    return (
      <Outcome tone="bad" icon={<ShieldAlert size={18} aria-hidden />}>
        <b>A trilha foi adulterada.</b> O encadeamento se rompe no registro {result.primeira_falha}. Preserve
        o banco de dados como está e avise o controle interno.
      </Outcome>
    )
  }
  return (
    <Outcome tone="ok" icon={<ShieldCheck size={18} aria-hidden />}>
      <b>A trilha está íntegra.</b> {count(result.registros)} registros conferidos, do primeiro ao último.
      {result.ultimo_hash && (
        <span className={classes.seal}>
          Último lacre: <code>{result.ultimo_hash}</code>
        </span>
      )}
    </Outcome>
  )
}

function Outcome({ tone, icon, children }: { tone: 'ok' | 'bad'; icon: ReactNode; children: ReactNode }) {
  return (
    <div className={`${classes.outcome} ${classes[tone]}`}>
      {icon}
      <div>{children}</div>
    </div>
  )
}

/** Has the server walk the chain of seals; `button` and `outcome` stand in different places of the screen. */
export function useIntegrityCheck() {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: verifyAuditoria })
  const button = (
    <Button
      variant="default"
      loading={isPending}
      onClick={() => mutate()}
      leftSection={<ShieldCheck size={16} />}
    >
      Verificar integridade
    </Button>
  )
  const outcome = (
    <div role="status">
      {data && !isPending && <Verdict result={data} />}
      {error && !isPending && (
        <Outcome tone="bad" icon={<CircleAlert size={18} aria-hidden />}>
          Não foi possível verificar. {errorText(error)}
        </Outcome>
      )}
    </div>
  )
  return { button, outcome }
}
