import { brasaoText } from '@paco/domain/cidade/brasao'
import type { Cidade } from '@paco/domain/cidade/cidade'
import { cidadeCalls } from '@paco/domain/cidade/contract'
import { MESSAGES } from '@paco/domain/cidade/messages'
import { useQueryClient } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { request } from '../http/client.ts'
import { upload } from '../http/upload.ts'
import { Button } from '../ui/button.tsx'
import { ProgressBar } from '../ui/charts/progress-bar.tsx'
import { confirm } from '../ui/confirm.ts'
import { DropZone } from '../ui/file/drop-zone.tsx'
import { wayText } from '../ui/file/use-way.ts'
import { refuseImage } from '../ui/photo/image-file.ts'
import { useSending } from '../ui/photo/use-sending.ts'
import { Problem } from '../ui/states/problem.tsx'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import classes from './brasao-field.module.css'
import { tellCidade } from './cidade.ts'
import { cidadeQuery } from './queries.ts'

/** What the server takes; it decides by the content, these only spare a journey to it. */
const TYPES = ['image/png', 'image/jpeg']
const RULE = 'PNG ou JPEG, até 5 MB. De preferência em PNG, com fundo transparente.'

const refused = (file: File): string | null =>
  TYPES.includes(file.type) ? refuseImage(file) : `“${file.name}” não é aceito. Envie uma imagem PNG ou JPEG.`

/** The coat of arms: looked at, sent, taken away. It is saved by itself, and shown on every page at once. */
export function BrasaoField({ cidade }: { cidade: Cidade }) {
  const queryClient = useQueryClient()
  const { percent, problem, send, setProblem } = useSending()
  const busy = percent !== null

  async function run(text: string, work: Parameters<typeof send>[0]) {
    if (!(await send(work))) return
    tellCidade(await queryClient.fetchQuery({ ...cidadeQuery, staleTime: 0 }))
    toast(text)
  }
  async function pick(file: File) {
    const reason = refused(file)
    if (reason !== null) return setProblem(reason)
    await run(MESSAGES.brasaoSaved, (way) =>
      upload(cidadeCalls.setBrasao, { params: undefined, name: 'brasao', file, ...way }),
    )
  }
  async function remove() {
    const sure = await confirm({
      title: 'Remover o brasão?',
      text: 'O cabeçalho, as páginas públicas e os PDFs voltam a aparecer sem ele.',
      confirmLabel: 'Remover',
      danger: true,
    })
    if (sure) await run(MESSAGES.brasaoRemoved, ({ signal }) => request(cidadeCalls.removeBrasao, { signal }))
  }
  return (
    <section aria-label="Brasão" className={words.below16}>
      <h3 className={`${words.size13} ${words.below8}`}>Brasão</h3>
      {problem === null ? null : <Problem text={problem} onClose={() => setProblem(null)} />}
      <div className={classes.field}>
        {cidade.brasao === null ? null : (
          <div className={classes.shown}>
            <img src={cidade.brasao} alt={brasaoText(cidade)} className={classes.preview} />
            <Button variant="subtle" color="red" disabled={busy} onClick={() => void remove()}>
              Remover brasão
            </Button>
          </div>
        )}
        <DropZone
          label={cidade.brasao === null ? 'Escolher brasão' : 'Trocar brasão'}
          one="o brasão"
          the="o brasão"
          icon={<ImageUp size={28} aria-hidden className={words.blue} />}
          accept={TYPES}
          rule={RULE}
          onFiles={([file]) => file && !busy && void pick(file)}
        />
      </div>
      {busy ? <ProgressBar label="Envio do brasão" value={percent} text={wayText(percent)} /> : null}
    </section>
  )
}
