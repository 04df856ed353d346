import { Link } from '@tanstack/react-router'
import lists from '../../ui/data/facts.module.css'
import { Figure } from '../figure.tsx'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

export const paineis: Chapter = {
  id: 'paineis',
  lead: 'Cinco telas resumem os processos e o dinheiro da Prefeitura. Todas são públicas e usam os mesmos números.',
  who: 'Todos, sem login.',
  body: (
    <>
      <Figure name="painel" />
      <Topic title="O que cada painel mostra">
        <dl className={lists.columns} data-folds>
          <dt>
            <Link to="/">Número</Link>
          </dt>
          <dd>Quantos processos há em cada secretaria.</dd>
          <dt>
            <Link to="/gantt2">Valor</Link>
          </dt>
          <dd>Quanto valem os processos de cada secretaria.</dd>
          <dt>
            <Link to="/graficobarra">Painel de Processos</Link>
          </dt>
          <dd>
            O que está atrasado, o que termina em 30, 60 ou 90 dias, e a situação por secretaria e ano.{' '}
            <b>Atrasado</b> conta os processos que passaram do fim da última etapa; os dois quadros abaixo
            contam os processos, de qualquer situação, com etapa atrasada ou não iniciada no prazo.
          </dd>
          <dt>
            <Link to="/execucao">Execução financeira</Link>
          </dt>
          <dd>
            Quanto foi planejado, contratado, medido e pago no ano, por secretaria e por mês. São quatro
            valores diferentes, que nunca se misturam.
          </dd>
          <dt>
            <Link to="/folhapagamento">Pesquisa Estruturada</Link>
          </dt>
          <dd>Um quadro por secretaria. Clique no quadro para ver os processos dela.</dd>
        </dl>
        <p>
          As secretarias sem barra própria aparecem somadas em <b>Demais secretarias</b>: nada fica de fora do
          total.
        </p>
      </Topic>
      <Figure name="painel-processos" />
      <Topic title="Quanto uma secretaria pagou este ano">
        <ol>
          <li>
            Abra <Link to="/execucao">Execução financeira</Link>: a tabela já mostra o ano atual, uma linha
            por secretaria.
          </li>
          <li>
            Clique na secretaria para ver os meses e os contratos dela; cada contrato leva à sua página. Outro
            ano se escolhe no alto, ou em <b>Por ano</b>.
          </li>
          <li>
            <b>Folha do ano em PDF</b> traz o ano inteiro em uma página A4, para levar à reunião;{' '}
            <b>Exportar</b> salva a tabela em planilha.
          </li>
        </ol>
        <p>
          Só contam boletins aprovados e contratos assinados. O quadro <b>Como se conta</b>, no fim da tela,
          diz a regra de cada valor e o que ficou de fora por não ter mês. <b>Obras que pedem atenção</b> são
          as que, no último boletim, estavam atrasadas ou tinham recebido mais do que foi medido.
        </p>
      </Topic>
      <Topic title="Ler os gráficos">
        <ul>
          <li>Passe o mouse sobre uma barra para ver o número; clique para abrir os processos dela.</li>
          <li>
            <b>Ver como tabela</b> mostra os mesmos números em linhas e colunas.
          </li>
          <li>
            No Painel de Processos, escolha a secretaria e o ano no alto; <b>Exportar</b> salva ou imprime o
            que está na tela.
          </li>
        </ul>
      </Topic>
    </>
  ),
}
