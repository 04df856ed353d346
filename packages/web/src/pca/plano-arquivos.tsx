import {
  PARTES_REVISAO,
  type ParteRevisao,
  PNCP_FORMATS,
  type PncpFormat,
  pcaCalls,
} from '@paco/domain/pca/contract'
import type { PlanoPncp } from '@paco/domain/pca/envio'
import { MESSAGES } from '@paco/domain/pca/messages'
import type { Plano } from '@paco/domain/pca/plano'
import { MOST_ITENS, nomeDoArquivo } from '@paco/domain/pca/pncp'
import { FileDown } from 'lucide-react'
import { request } from '../http/client.ts'
import { Button } from '../ui/button.tsx'
import { withReason } from '../ui/failures.ts'
import { saveFile } from '../ui/save-file.ts'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'

/** Makes a file and saves it; what the server refuses is told. */
async function save(name: string, asked: Promise<{ data: unknown }>): Promise<void> {
  try {
    saveFile((await asked).data as Blob, name)
    toast(`Arquivo gerado: ${name}`)
  } catch (error) {
    toast(withReason(MESSAGES.fileFailed, error), { tone: 'bad' })
  }
}

const PARTES: Record<ParteRevisao, string> = {
  alteracoes: 'Alterações',
  inclusoes: 'Inclusões',
  exclusoes: 'Exclusões',
}

/** A file for each thousand of so many items. */
const numbersOf = (itens: number) =>
  Array.from({ length: Math.ceil(itens / MOST_ITENS) }, (_, index) => index + 1)
const labelOf = (what: string, numero: number, itens: number) =>
  itens > MOST_ITENS ? `${what}, parte ${numero}` : what

/** The plan as files in the portal's layout, and what changed since it was sent where something did. */
export function PlanoArquivos({ plano, pncp }: { plano: Plano; pncp: PlanoPncp | undefined }) {
  const { ano, prontos, enviado_em, codigo_unidade: unidade } = plano
  const params = { ano }
  const whole = (formato: PncpFormat, parte: number) =>
    save(
      nomeDoArquivo(plano, formato, prontos, { arquivo: parte }),
      request(pcaCalls.exportPlano, { params, query: { unidade, formato, parte } }),
    )
  const revised = (parte: ParteRevisao, arquivo: number, itens: number) =>
    save(
      nomeDoArquivo(plano, 'json', itens, { parte, arquivo }),
      request(pcaCalls.exportRetificacao, { params, query: { unidade, parte, arquivo } }),
    )
  const files = [
    ...PNCP_FORMATS.toReversed().flatMap((formato) =>
      numbersOf(prontos).map((numero) => ({
        label: `${labelOf('Plano', numero, prontos)} (${formato.toUpperCase()})`,
        make: () => whole(formato, numero),
      })),
    ),
    ...(enviado_em === null ? [] : PARTES_REVISAO).flatMap((parte) => {
      // Where what changed could not be read, the file says it.
      const itens = pncp?.[parte] ?? 1
      return numbersOf(itens).map((numero) => ({
        label: `${labelOf(PARTES[parte], numero, itens)} (JSON)`,
        make: () => revised(parte, numero, itens),
      }))
    }),
  ]
  return (
    <div className={`${words.wrap} ${words.gap8}`}>
      {files.map(({ label, make }) => (
        <Button
          key={label}
          variant="default"
          leftSection={<FileDown size={16} aria-hidden />}
          onClick={() => void make()}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
