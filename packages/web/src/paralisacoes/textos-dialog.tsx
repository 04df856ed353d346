import { type Folha, paralisacoesCalls } from '@paco/domain/paralisacoes/contract'
import { MESSAGES } from '@paco/domain/paralisacoes/messages'
import type { Paralisacao } from '@paco/domain/paralisacoes/paralisacao'
import { avisoText, placaText } from '@paco/domain/paralisacoes/textos'
import { useMutation } from '@tanstack/react-query'
import { Copy, FileDown } from 'lucide-react'
import { useId, useRef } from 'react'
import { request } from '../http/client.ts'
import { Button } from '../ui/button.tsx'
import { withReason } from '../ui/failures.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { saveFile } from '../ui/save-file.ts'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import classes from './textos-dialog.module.css'

interface TextoProps {
  id: number
  folha: Folha
  title: string
  text: string
  /** What the sheet is for. */
  help: string
}

function Texto({ id, folha, title, text, help }: TextoProps) {
  const name = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const file = `${folha}-paralisacao-${id}.pdf`
  const print = useMutation({
    mutationFn: () => request(paralisacoesCalls.printParalisacao, { params: { id }, query: { folha } }),
    onSuccess: ({ data }) => {
      saveFile(data as unknown as Blob, file)
      toast(`Arquivo gerado: ${file}`)
    },
    onError: (error) => toast(withReason(MESSAGES.pdfFailed, error), { tone: 'bad' }),
  })
  async function copy() {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(text)
      toast('Texto copiado.')
    } catch {
      // Browsers give the clipboard to encrypted pages only; the text is marked for the keyboard.
      toast('O texto está marcado: copie com Ctrl+C.', { tone: 'info' })
    }
  }
  return (
    <section className={words.below16}>
      <label htmlFor={name} className={`${words.block} ${words.strong}`}>
        {title}
      </label>
      <p className={`${shared.note} ${words.below8}`}>{help}</p>
      <textarea
        ref={field}
        id={name}
        className={`${shared.field} ${words.whole} ${classes.text}`}
        readOnly
        rows={text.split('\n').length + 1}
        value={text}
      />
      <div className={`${words.wrap} ${words.gap8} ${words.above8}`}>
        <Button variant="default" leftSection={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
          Copiar
        </Button>
        <Button
          variant="default"
          leftSection={<FileDown size={16} aria-hidden />}
          loading={print.isPending}
          onClick={() => print.mutate()}
        >
          PDF para imprimir
        </Button>
      </div>
    </section>
  )
}

interface TextosDialogProps {
  paralisacao: Paralisacao
  onClose: () => void
}

/** What art. 115 § 6 has to be told with, ready to be published and hung up. */
export function TextosDialog({ paralisacao, onClose }: TextosDialogProps) {
  return (
    <FormDialog title="Aviso e placa" onClose={onClose}>
      <Texto
        id={paralisacao.id}
        folha="aviso"
        title="Aviso para o site"
        text={avisoText(paralisacao)}
        help="Devido depois de um mês de paralisação, no site do município."
      />
      <Texto
        id={paralisacao.id}
        folha="placa"
        title="Texto da placa"
        text={placaText(paralisacao)}
        help="Devido depois de um mês de paralisação, no local da obra. O PDF é uma folha A3 deitada."
      />
    </FormDialog>
  )
}
