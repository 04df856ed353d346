import type { Carga } from '@paco/domain/pacotes/carga'
import { formatInstant } from '@paco/domain/shared/days'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import data from '../ui/data/table.module.css'
import { Problem } from '../ui/states/problem.tsx'
import words from '../ui/theme/words.module.css'
import { useDesfazer } from './use-carregar.ts'

const byWhom = (instant: string, who: string | null) => `${formatInstant(instant)}, ${who ?? 'sistema'}`

/** What was loaded, the latest first, each to be taken back. */
export function CargasCard({ cargas }: { cargas: readonly Carga[] }) {
  const desfazer = useDesfazer()
  return (
    <Card title="Cargas feitas">
      {desfazer.error && <Problem error={desfazer.error} onClose={desfazer.dismiss} />}
      {cargas.length === 0 ? (
        <p className={words.muted}>Nenhum pacote foi carregado por aqui ainda.</p>
      ) : (
        <table className={`${data.table} ${data.words} ${data.stacks} ${data.open}`}>
          <thead>
            <tr>
              <th scope="col">Pacote</th>
              <th scope="col">Carregado</th>
              <th scope="col" data-number>
                Criados
              </th>
              <th scope="col" data-number>
                Atualizados
              </th>
              <th scope="col">Desfeito</th>
            </tr>
          </thead>
          <tbody>
            {cargas.map((carga) => (
              <tr key={carga.id}>
                <th scope="row">{carga.nome}</th>
                <td data-label="Carregado">{byWhom(carga.carregada_em, carga.carregada_por)}</td>
                <td data-label="Criados" data-number>
                  {carga.criados}
                </td>
                <td data-label="Atualizados" data-number>
                  {carga.alterados}
                </td>
                <td data-label="Desfeito">
                  {carga.desfeita_em === null ? (
                    <Button variant="default" onClick={() => void desfazer.ask(carga)}>
                      Desfazer
                    </Button>
                  ) : (
                    byWhom(carga.desfeita_em, carga.desfeita_por)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
