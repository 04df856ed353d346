import { pacotesCalls } from '@paco/domain/pacotes/contract'
import { pacote } from '@paco/domain/pacotes/pacote'
import { validate } from '@paco/domain/shared/issues'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { request } from '../http/client.ts'
import { Card } from '../ui/card.tsx'
import { DropZone } from '../ui/file/drop-zone.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

/** As much as the server takes in a body. */
const MAX = 1024 * 1024

type Lido = { ok: true; body: Parameters<typeof send>[0] } | { ok: false; problema: string }

const send = (body: (typeof pacote)['_zod']['input']) => request(pacotesCalls.sendPacote, { body })

/** What a file says, held against the schema the server has, so that what is wrong is told before it is sent. */
async function read(file: File): Promise<Lido> {
  if (file.size > MAX) return { ok: false, problema: 'O arquivo tem mais de 1 MB.' }
  try {
    const body = JSON.parse(await file.text()) as Parameters<typeof send>[0]
    const checked = validate(pacote, body)
    if (checked.ok) return { ok: true, body }
    const [[place, why] = ['', '']] = Object.entries(checked.campos)
    return { ok: false, problema: `O arquivo não é um pacote: ${place}: ${why}` }
  } catch {
    return { ok: false, problema: 'O arquivo não é JSON.' }
  }
}

/** A pack of one's own: a file of the form the documentation tells. */
export function EnviarCard() {
  const [problema, setProblema] = useState<string | null>(null)
  const enviar = useAskedWrite({
    send,
    question: () => null,
    quiet: true,
    onDone: ({ data }) => toast(data.message ?? ''),
  })
  const take = async ([file]: readonly File[]) => {
    if (!file) return
    const lido = await read(file)
    setProblema(lido.ok ? null : lido.problema)
    if (lido.ok) await enviar.ask(lido.body)
  }
  return (
    <Card
      title="Enviar um pacote"
      lead="Secretarias, bairros, códigos, feriados, tribunais e critérios em um arquivo JSON. Ele entra na lista acima e só escreve quando for carregado."
    >
      {problema !== null && <Problem text={problema} onClose={() => setProblema(null)} />}
      {enviar.error && <Problem error={enviar.error} onClose={enviar.dismiss} />}
      <DropZone
        label="Escolher arquivo"
        one="um arquivo"
        the="o arquivo"
        icon={<FileUp size={24} aria-hidden />}
        accept={['application/json', '.json']}
        rule="JSON, até 1 MB."
        onFiles={(files) => void take(files)}
      />
    </Card>
  )
}
