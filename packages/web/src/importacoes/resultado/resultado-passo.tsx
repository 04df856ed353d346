import type { ImportacaoInteira } from '@paco/domain/importacoes/importacao'
import { mayStep } from '@paco/domain/importacoes/situacao'
import { formatInstant } from '@paco/domain/shared/days'
import { usuariosList } from '@paco/domain/usuarios/usuario'
import { Undo2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Problem } from '../../ui/states/problem.tsx'
import shared from '../../ui/theme/shared.module.css'
import type { Campo } from '../campos.ts'
import { donoPath, listaPath } from '../destinos.ts'
import { donoOf } from '../dono.ts'
import { Andamento } from '../importar/andamento.tsx'
import { isViva } from '../passos.ts'
import { countOf, linhasText } from '../textos.ts'
import { useDesfazer } from '../use-desfazer.ts'
import { Convites } from './convites.tsx'
import { Feitas } from './feitas.tsx'

/** What was made of the sheet. */
function madeText({ totais }: ImportacaoInteira): string {
  const made = [
    totais.criar > 0 ? countOf(totais.criar, 'registro criado', 'registros criados') : null,
    totais.alterar > 0 ? countOf(totais.alterar, 'registro alterado', 'registros alterados') : null,
    totais.igual > 0 ? countOf(totais.igual, 'linha já estava igual', 'linhas já estavam iguais') : null,
    totais.erro > 0
      ? `${linhasText(totais.erro)} com erro ${totais.erro === 1 ? 'ficou' : 'ficaram'} de fora`
      : null,
  ]
  return `${made.filter((part) => part !== null).join(', ')}.`
}

interface ResultadoPassoProps {
  importacao: ImportacaoInteira
  campos: readonly Campo[]
}

/** What was written, and the way back; once undone, what was kept and why. */
export function ResultadoPasso({ importacao, campos }: ResultadoPassoProps) {
  const { id, lista, titulo, totais, situacao, importada_em, desfeita_em, desfeita_por_nome } = importacao
  const { ask, isPending, problem, dismiss } = useDesfazer()
  const dono = donoOf(importacao)
  const path = dono === null ? listaPath(lista) : donoPath(lista, dono)
  return (
    <div className={shared.stack}>
      {problem ? <Problem text={problem} onClose={dismiss} /> : null}
      {isViva(situacao) ? <Andamento importacao={importacao} /> : null}
      <Card
        title={situacao === 'desfeita' ? 'Importação desfeita' : 'O que foi feito'}
        lead={madeText(importacao)}
        actions={
          <>
            {path ? (
              <ButtonLink to={path as '/'} variant="default">
                Abrir {titulo}
              </ButtonLink>
            ) : null}
            {mayStep(situacao, 'desfazer') ? (
              <Button
                variant="default"
                loading={isPending}
                leftSection={<Undo2 size={16} aria-hidden />}
                onClick={() => void ask(importacao)}
              >
                Desfazer
              </Button>
            ) : null}
          </>
        }
      >
        <p className={shared.note}>
          {importada_em ? `Importada em ${formatInstant(importada_em)}.` : null}
          {desfeita_em ? ` Desfeita em ${formatInstant(desfeita_em)} por ${desfeita_por_nome ?? '-'}.` : null}
        </p>
      </Card>
      {situacao === 'desfeita' ? (
        <Feitas
          id={id}
          lista={lista}
          feita="mantida"
          campos={campos}
          title="O que ficou, e por quê"
          empty="Nada ficou: tudo o que a importação gravou foi desfeito."
        />
      ) : null}
      {lista === usuariosList.name && totais.criar > 0 && mayStep(situacao, 'convidar') ? (
        <Convites id={id} />
      ) : null}
      {situacao === 'importada' ? (
        <Feitas
          id={id}
          lista={lista}
          feita="feita"
          campos={campos}
          title="Registros"
          empty="Nenhum registro foi gravado."
        />
      ) : null}
    </div>
  )
}
