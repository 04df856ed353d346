import type { ImportacaoInteira } from '@paco/domain/importacoes/importacao'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import parts from '../../ui/data/parts.module.css'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { importacaoLink } from '../links.ts'
import { linhasText } from '../textos.ts'
import type { Mudar } from '../use-mudanca.ts'
import { Amostra } from './amostra.tsx'

const HEADS = [1, 2, 3] as const

/** Which sheet of the workbook comes in, and where its heads are. */
export function PlanilhaPasso({ importacao, mudanca }: { importacao: ImportacaoInteira; mudanca: Mudar }) {
  const { id, folhas, folha, cabecalho } = importacao
  const shown = folhas[folha]
  const until = cabecalho.linha + cabecalho.linhas - 1
  return (
    <div className={shared.stack}>
      {folhas.length > 1 ? (
        <Card title="Qual planilha do arquivo?">
          <fieldset className={`${shared.row} ${words.gap8}`} aria-label="Planilhas do arquivo">
            {folhas.map(({ nome, linhas, oculta }, place) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is told by its place
                key={place}
                type="button"
                className={`${shared.outlined} ${words.rounded} ${parts.linkButton}`}
                aria-pressed={place === folha}
                onClick={() => place !== folha && mudanca.mudar({ folha: place })}
              >
                {nome} <span className={shared.small}>{linhasText(linhas)}</span>
                {oculta ? <span className={shared.small}> · oculta</span> : null}
              </button>
            ))}
          </fieldset>
        </Card>
      ) : null}
      <Card
        title="Onde está o cabeçalho?"
        lead={
          cabecalho.linhas === 1
            ? `Os títulos das colunas foram lidos na linha ${cabecalho.linha}. Se não for esta, escolha outra.`
            : `Os títulos das colunas foram lidos nas linhas ${cabecalho.linha} a ${until}. Se não forem estas, escolha outras.`
        }
        actions={
          <div className={`${shared.line} ${words.gap8}`}>
            <span className={shared.note} id="linhas-do-cabecalho">
              Linhas de cabeçalho
            </span>
            <fieldset className={parts.segments} aria-labelledby="linhas-do-cabecalho">
              {HEADS.map((linhas) => (
                <button
                  key={linhas}
                  type="button"
                  aria-pressed={cabecalho.linhas === linhas}
                  onClick={() => mudanca.mudar({ cabecalho: { ...cabecalho, linhas } })}
                >
                  {linhas}
                </button>
              ))}
            </fieldset>
          </div>
        }
      >
        {shown ? (
          <Amostra
            folha={shown}
            cabecalho={cabecalho}
            onHead={(linha) => mudanca.mudar({ cabecalho: { linha, linhas: cabecalho.linhas } })}
          />
        ) : null}
      </Card>
      <div className={parts.buttons}>
        <ButtonLink {...importacaoLink(id, 'colunas')}>Continuar: colunas</ButtonLink>
      </div>
    </div>
  )
}
