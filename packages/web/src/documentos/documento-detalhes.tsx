import type { Documento, VersaoDocumento } from '@paco/domain/documentos/documento'
import { formatInstant } from '@paco/domain/shared/days'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { FileLink } from '../ui/file/file-link.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { Assinaturas } from './assinaturas.tsx'
import classes from './documento-item.module.css'
import { fetchVersao, versoesQuery } from './queries.ts'

const forms = () => import('./documento-forms.tsx')
const VersaoDialog = lazy(async () => ({ default: (await import('./versao-dialog.tsx')).VersaoDialog }))
const AlterarDialog = lazy(async () => ({ default: (await forms()).AlterarDialog }))
const RestringirDialog = lazy(async () => ({ default: (await forms()).RestringirDialog }))
const SemEfeitoDialog = lazy(async () => ({ default: (await forms()).SemEfeitoDialog }))

function Versao({ versao }: { versao: VersaoDocumento }) {
  const { n, publica, arquivo, enviado_em, enviado_por_nome, assinaturas, id } = versao
  const by = enviado_por_nome === null ? '' : ` por ${enviado_por_nome}`
  return (
    <li>
      <p className={`${shared.row} ${words.gap4x12}`}>
        <b>Versão {n}</b>
        {publica ? <StatusPill tone="ok">Para o público</StatusPill> : null}
        <span className={shared.small}>
          {formatInstant(enviado_em)}
          {by}
        </span>
      </p>
      <FileLink arquivo={arquivo} fetch={() => fetchVersao(id)} />
      <Assinaturas assinaturas={assinaturas} />
    </li>
  )
}

function Versoes({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(versoesQuery(id))
  if (error && !data) return <Problem error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={2} label="Carregando as versões…" />
  return (
    <ol className={`${shared.stack} ${words.gap12}`} aria-label="Versões">
      {data.map((versao) => (
        <Versao key={versao.id} versao={versao} />
      ))}
    </ol>
  )
}

const DIALOGS = { alterar: AlterarDialog, restringir: RestringirDialog, semEfeito: SemEfeitoDialog }
type Opened = 'versao' | 'publica' | keyof typeof DIALOGS

interface DetalhesProps {
  documento: Documento
  writes: boolean
}

/** What can be done with one, each in a word. */
function actionsOf({ link, acesso, restrito_base }: Documento): readonly (readonly [Opened, string])[] {
  return [
    ...(link === null ? ([['versao', 'Nova versão']] as const) : []),
    ...(link === null && acesso === 'publico_sem_dados_bancarios'
      ? ([['publica', 'Versão para o público']] as const)
      : []),
    ['alterar', 'Alterar'],
    ['restringir', restrito_base === null ? 'Restringir' : 'Rever a restrição'],
    ['semEfeito', 'Tornar sem efeito'],
  ]
}

/** Under a document: its versions, why it is restricted, and what this person may do with it. */
export function Detalhes({ documento, writes }: DetalhesProps) {
  const { id, link, situacao, restrito_motivo, criado_em, criado_por_nome, titulo } = documento
  const [opened, setOpened] = useState<Opened | null>(null)
  const onClose = () => setOpened(null)
  const Dialog = opened === null || opened === 'versao' || opened === 'publica' ? null : DIALOGS[opened]
  const by = criado_por_nome === null ? '' : ` por ${criado_por_nome}`
  return (
    <div className={`${shared.stack} ${words.gap12} ${words.rounded} ${classes.details}`}>
      <p className={shared.small}>
        Guardado em {formatInstant(criado_em)}
        {by}.{restrito_motivo === null ? '' : ` Motivo da restrição: ${restrito_motivo}`}
      </p>
      {link === null ? <Versoes id={id} /> : <p className={words.wraps}>{link}</p>}
      {writes && situacao === 'vigente' ? (
        <div className={`${shared.screenOnly} ${words.wrap} ${words.gap8}`}>
          {actionsOf(documento).map(([key, label]) => (
            <Button
              key={key}
              size="xs"
              variant={key === 'semEfeito' ? 'subtle' : 'default'}
              color={key === 'semEfeito' ? 'red' : undefined}
              aria-label={`${label}: ${titulo}`}
              onClick={() => setOpened(key)}
            >
              {label}
            </Button>
          ))}
        </div>
      ) : null}
      <Suspense fallback={null}>
        {opened === 'versao' || opened === 'publica' ? (
          <VersaoDialog documento={documento} publica={opened === 'publica'} onClose={onClose} />
        ) : null}
        {Dialog ? <Dialog documento={documento} onClose={onClose} /> : null}
      </Suspense>
    </div>
  )
}
