import { sha256 as fingerprint } from '@paco/domain/documentos/verificar'
import { SOBRE } from '@paco/domain/shared/sobre'
import { useQuery } from '@tanstack/react-query'
import { FileSearch, Printer } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextInput } from '../ui/field/text-input.tsx'
import { DropZone } from '../ui/file/drop-zone.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { useFingerprint } from './use-fingerprint.ts'
import classes from './verificar.module.css'
import { verificarQuery } from './verificar-query.ts'
import { Resposta } from './verificar-resposta.tsx'

/** A file that stays here, or a fingerprint: whichever was given last is what is asked for. */
function Pergunta({ asked, onAsk }: { asked: string; onAsk: (sha256: string, nome: string | null) => void }) {
  const [typed, setTyped] = useState(asked)
  const [refused, setRefused] = useState<string | null>(null)
  useEffect(() => {
    setTyped(asked)
    setRefused(null)
  }, [asked])
  const { nome, done, error, take, stop } = useFingerprint(onAsk)
  const submit = () => {
    const read = fingerprint.safeParse(typed)
    setRefused(read.success ? null : (read.error.issues[0]?.message ?? null))
    if (!read.success) return
    stop()
    onAsk(read.data, null)
  }
  return (
    <Card>
      <DropZone
        label="Escolher arquivo"
        one="um arquivo"
        the="o arquivo"
        icon={<FileSearch size={28} aria-hidden className={words.blue} />}
        accept={[]}
        rule="O arquivo não sai deste aparelho: só o código dele, calculado aqui, é consultado."
        onFiles={([file]) => void (file && take(file))}
      />
      <div role="status" className={shared.note}>
        {done !== null && (
          <p className={words.above12}>
            Calculando o código de {nome}: {Math.round(done * 100)}%{' '}
            <progress className={classes.progress} value={done} aria-hidden />
          </p>
        )}
      </div>
      {error && (
        <p role="alert" className={`${shared.error} ${words.above12}`}>
          {error}
        </p>
      )}
      <form
        className={`${words.wrap} ${words.gap8x12} ${words.above16} ${classes.form}`}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextInput
          className={`${words.grows} ${classes.field}`}
          inputClass={classes.code}
          label="Ou cole o código SHA-256"
          value={typed}
          error={refused}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          Verificar
        </Button>
      </form>
    </Card>
  )
}

interface VerificarPageProps {
  /** The fingerprint that the address names; '' for none. */
  asked: string
  onAsk: (sha256: string) => void
  /** Leads to where a seal is held against the trail, for those who may. */
  selo: ReactNode
  projetoLink: (id: number) => ReactNode
}

/** '/verificar': whether a file is one that the city hall kept, open to everybody. */
export function VerificarPage({ asked, onAsk, selo, projetoLink }: VerificarPageProps) {
  const [file, setFile] = useState<{ sha256: string; nome: string | null } | null>(null)
  const read = fingerprint.safeParse(asked)
  const sha256 = read.success ? read.data : ''
  const { data, error, refetch } = useQuery({ ...verificarQuery(sha256), enabled: sha256 !== '' })
  const answer = useRef<HTMLDivElement>(null)
  const answered = data?.sha256
  useEffect(() => {
    if (answered !== undefined) answer.current?.scrollIntoView?.({ block: 'nearest' })
  }, [answered])
  return (
    <div className={classes.page}>
      <PageHeader title="Verificar documento" lead={SOBRE.verificar}>
        <Button
          variant="default"
          disabled={!data}
          leftSection={<Printer size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          Imprimir
        </Button>
      </PageHeader>
      <div className={shared.screenOnly}>
        <Pergunta
          asked={asked}
          onAsk={(hash, nome) => {
            setFile({ sha256: hash, nome })
            onAsk(hash)
          }}
        />
      </div>
      <div ref={answer} role="status" className={`${words.above16} ${classes.place}`}>
        {data && (
          <Resposta
            verificado={data}
            nome={file?.sha256 === data.sha256 ? file.nome : null}
            selo={selo}
            projetoLink={projetoLink}
          />
        )}
      </div>
      {sha256 !== '' && !data && !error && <Skeleton lines={5} label="Consultando…" />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
    </div>
  )
}
