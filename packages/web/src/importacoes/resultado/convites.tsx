import { importacoesCalls } from '@paco/domain/importacoes/contract'
import { formatInstant } from '@paco/domain/shared/days'
import { CONVITE_DIAS, type ConviteFeito } from '@paco/domain/usuarios/convite'
import { Download, Link } from 'lucide-react'
import { useState } from 'react'
import { request } from '../../http/client.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Problem } from '../../ui/states/problem.tsx'
import shared from '../../ui/theme/shared.module.css'
import tones from '../../ui/theme/tones.module.css'
import words from '../../ui/theme/words.module.css'
import { useAskedWrite } from '../../ui/use-asked-write.ts'
import { convitesCsv } from '../../usuarios/convite-links.ts'
import { countOf } from '../textos.ts'

const save = (id: number, convites: readonly ConviteFeito[]) =>
  saveFile(new Blob([convitesCsv(convites)], { type: 'text/csv' }), `convites-importacao-${id}.csv`)

/** The invitations of the people who came in: a sheet of links, which this page has until one leaves it. */
export function Convites({ id }: { id: number }) {
  const [made, setMade] = useState<readonly ConviteFeito[]>([])
  const { ask, isPending, problem, dismiss } = useAskedWrite({
    send: (importacao: number) =>
      request(importacoesCalls.convidarImportados, { params: { id: importacao } }),
    question: () => ({
      title: 'Gerar os convites?',
      text: `Cada pessoa desta importação que ainda não entrou ganha um link novo, que vale por ${CONVITE_DIAS} dias. Os links gerados antes deixam de valer.`,
      confirmLabel: 'Gerar convites',
    }),
    onDone: ({ data }) => {
      setMade(data.Result)
      save(id, data.Result)
    },
    quiet: true,
  })
  const [first] = made
  return (
    <Card
      title="Convites"
      lead={
        first
          ? `${countOf(made.length, 'convite', 'convites')}, até ${formatInstant(first.expira_em)}.`
          : 'As pessoas entraram sem senha: cada uma escolhe a sua por um link.'
      }
      actions={
        first ? (
          <Button leftSection={<Download size={16} aria-hidden />} onClick={() => save(id, made)}>
            Baixar de novo
          </Button>
        ) : (
          <Button
            leftSection={<Link size={16} aria-hidden />}
            loading={isPending}
            onClick={() => void ask(id)}
          >
            Gerar convites
          </Button>
        )
      }
    >
      {problem ? <Problem text={problem} onClose={dismiss} /> : null}
      {first ? (
        <p className={`${shared.tinted} ${tones.wait} ${words.size13}`}>
          A planilha com nomes e links foi baixada. Envie a cada pessoa só o link dela, e apague o arquivo
          depois: quem tem um link entra como aquela pessoa. Os links não serão mostrados de novo.
        </p>
      ) : (
        <p className={shared.note}>Você recebe uma planilha com nomes, e-mails e links, uma única vez.</p>
      )}
    </Card>
  )
}
