import { medicoesCalls } from '@paco/domain/medicoes/contract'
import { MESSAGES } from '@paco/domain/medicoes/messages'
import { PASSOS } from '@paco/domain/medicoes/situacao'
import { Trash2, Undo2 } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { FileButton } from '../ui/file/file-button.tsx'
import type { Consent } from './use-passos.ts'

interface PassosButtonsProps {
  id: number
  numero: number
  consents: readonly Consent[]
  mayReturn: boolean
  mayDelete: boolean
  isPending: boolean
  flush: () => Promise<boolean>
  onConsent: (nome: Consent) => void
  onReturn: () => void
  onDelete: () => void
}

/** What this person may do with the bulletin now; the next step first. */
export function PassosButtons(props: PassosButtonsProps) {
  const { id, numero, flush, consents, mayReturn, mayDelete, isPending } = props
  const file = `boletim-${numero}-medicao-${id}`
  return (
    <>
      {mayDelete ? (
        <Button
          variant="subtle"
          color="red"
          disabled={isPending}
          leftSection={<Trash2 size={16} aria-hidden />}
          onClick={props.onDelete}
        >
          Excluir
        </Button>
      ) : null}
      <FileButton
        call={medicoesCalls.exportBoletim}
        parts={{ params: { id }, query: { formato: 'xlsx' } }}
        file={`${file}.xlsx`}
        failure={MESSAGES.exportFailed}
        before={flush}
      />
      <FileButton
        call={medicoesCalls.printBoletim}
        parts={{ params: { id } }}
        file={`${file}.pdf`}
        failure={MESSAGES.pdfFailed}
        before={flush}
      />
      {mayReturn ? (
        <Button
          variant="default"
          disabled={isPending}
          leftSection={<Undo2 size={16} aria-hidden />}
          onClick={props.onReturn}
        >
          {PASSOS.devolver.label}
        </Button>
      ) : null}
      {consents.map((nome, index) => (
        <Button
          key={nome}
          variant={index === consents.length - 1 ? 'filled' : 'default'}
          loading={isPending}
          onClick={() => props.onConsent(nome)}
        >
          {PASSOS[nome].label}
        </Button>
      ))}
    </>
  )
}
