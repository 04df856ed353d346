import { counted } from '@paco/domain/auditoria/fala'
import type { Verificacao } from '@paco/domain/auditoria/registro'
import { numberFormat } from '@paco/domain/shared/formats'
import { useMutation } from '@tanstack/react-query'
import { CircleAlert, ShieldAlert, ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { errorText } from '../ui/states/error-text.ts'
import shared from '../ui/theme/shared.module.css'
import tones from '../ui/theme/tones.module.css'
import words from '../ui/theme/words.module.css'
import classes from './integrity-check.module.css'
import { verifyAuditoria } from './queries.ts'

const count = numberFormat()

/** What was held against seals that nobody with the keys to the database can reach. */
function selosText({ selos, selos_ilegiveis }: Verificacao): string {
  const held =
    selos === 0
      ? 'Nenhum selo guardado fora do banco foi encontrado para comparar.'
      : `Confere com ${selos === 1 ? 'o selo guardado' : `os ${count(selos)} selos guardados`} fora do banco.`
  if (selos_ilegiveis === 0) return held
  return `${held} ${selos_ilegiveis === 1 ? 'Uma linha' : `${count(selos_ilegiveis)} linhas`} dos arquivos de selos não ${selos_ilegiveis === 1 ? 'pôde ser lida' : 'puderam ser lidas'}.`
}

function Verdict({ result }: { result: Verificacao }) {
  if (!result.integra) {
    return (
      <Outcome tone="bad" icon={<ShieldAlert size={18} aria-hidden />}>
        <strong>A trilha foi adulterada.</strong>{' '}
        {result.primeira_falha !== null && `O encadeamento se rompe no registro ${result.primeira_falha}. `}
        {result.diferenca !== null && `${result.diferenca} `}
        Preserve o banco de dados como está e avise o controle interno.
      </Outcome>
    )
  }
  return (
    <Outcome tone="ok" icon={<ShieldCheck size={18} aria-hidden />}>
      <strong>A trilha está íntegra.</strong> {counted(result.registros, 'registro conferido')}, do primeiro
      ao último. {selosText(result)}
      {result.ultimo_hash && (
        <span className={`${words.block} ${words.size12} ${words.wraps}`}>
          Último lacre: <code>{result.ultimo_hash}</code>
        </span>
      )}
    </Outcome>
  )
}

function Outcome({
  tone,
  icon,
  children,
}: {
  tone: 'ok' | 'bad' | 'busy'
  icon: ReactNode
  children: ReactNode
}) {
  return (
    <div
      className={`${shared.tinted} ${words.below16} ${classes.outcome} ${tones[tone]}`}
      data-busy={tone === 'busy' || undefined}
    >
      {icon}
      <div>{children}</div>
    </div>
  )
}

/** Has the server walk the chain of seals; `button` and `outcome` stand in different places of the screen. */
export function useIntegrityCheck(onChecked?: () => void) {
  const [soFar, setSoFar] = useState<Verificacao | null>(null)
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => verifyAuditoria(setSoFar),
    onSettled: () => {
      setSoFar(null)
      onChecked?.()
    },
  })
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
      {isPending && soFar && (
        <Outcome tone="busy" icon={<ShieldCheck size={18} aria-hidden />}>
          {count(soFar.conferidos)} de {count(soFar.registros)} registros conferidos…
        </Outcome>
      )}
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
