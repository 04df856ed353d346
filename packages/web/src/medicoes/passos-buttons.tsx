import { PASSOS } from '@paco/domain/medicoes/situacao'
import { FileDown, Trash2, Undo2 } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import type { Consent } from './use-passos.ts'
import { usePdf } from './use-pdf.ts'

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
  const { consents, mayReturn, mayDelete, isPending } = props
  const { print, isPrinting } = usePdf(props)
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
      <Button
        variant="default"
        loading={isPrinting}
        leftSection={<FileDown size={16} aria-hidden />}
        onClick={() => print()}
      >
        PDF
      </Button>
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
