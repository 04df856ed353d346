import { Link } from '@tanstack/react-router'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

export const contratos: Chapter = {
  id: 'contratos',
  lead: 'O que foi assinado com quem, por quanto e até quando, e de onde vem o dinheiro.',
  who: 'Todos consultam. Cadastram e alteram os administradores e a secretaria do contrato; os vínculos, a secretaria do projeto.',
  body: (
    <>
      <Topic title="Cadastrar um contrato">
        <ol>
          <li>
            Na aba <b>Execução</b> do projeto, em <b>Contratos e paralisações</b>, clique em{' '}
            <b>Novo contrato</b>; ou comece por <Link to="/contratos">Contratos</Link>.
          </li>
          <li>
            Preencha número, ano, objeto, empresa, regime e valor inicial. O CNPJ é conferido pelos dígitos;
            os novos podem ter letras.
          </li>
          <li>
            Em <b>Projetos</b>, pesquise pelo nome e escolha. Um contrato pode atender a vários projetos.
          </li>
          <li>
            Enquanto a situação for <b>Em preparação</b>, tudo pode mudar. Ao assinar, escolha{' '}
            <b>Em execução</b> e informe a data da assinatura.
          </li>
        </ol>
        <p>
          Sem fim da vigência, ela é contada do início ou da assinatura, pelo prazo em dias. Fiscais e gestor
          podem ser pessoas do sistema ou apenas nomes.
        </p>
      </Topic>
      <Topic title="Depois de assinado">
        <p>
          Valor, prazo, vigência, regime e projetos mudam só por aditivo; o que ficou vazio ainda pode ser
          preenchido. A linha de base dos projetos fica congelada. Um administrador corrige um erro de
          cadastro com motivo por escrito, que o auditor lê na página do contrato. Um contrato assinado não se
          exclui: encerre-o, rescinda-o ou anule-o.
        </p>
        <p>
          A página do contrato mostra o valor e a vigência já com os aditivos e, para quem lê os aditivos, as
          réguas de acréscimos e de supressões e cada aditivo, com termo, projeto, situação e quem decidiu.{' '}
          <b>Ver na lista de aditivos</b> abre a lista só com os dele. Se o contrato atende a projetos de
          outra secretaria, os pedidos dela entram na soma e não são listados.
        </p>
      </Topic>
      <Topic title="Publicar no PNCP">
        <p>
          Na página de um contrato assinado, e na de um aditivo aprovado, o cartão <b>PNCP</b> diz o que falta
          para publicar no Portal Nacional de Contratações Públicas, campo por campo: clique no nome para
          preencher. Quando nada falta, <b>Baixar JSON</b> entrega o arquivo no leiaute do portal. Depois de
          publicado, anote o <b>Número no PNCP</b> no contrato: os aditivos dele precisam desse número.
        </p>
      </Topic>
      <Topic title="Contratado, medido e pago; a curva S">
        <ul>
          <li>
            Com um contrato assinado, o projeto mostra <b>Contratado</b> (a planilha em vigor dos seus
            contratos), <b>Medido</b> (boletins aprovados, sem reajuste) e <b>Pago</b>. Um contrato de vários
            projetos aparece inteiro em cada um.
          </li>
          <li>
            Em <b>Medições</b>, a <b>curva S</b> mostra o planejado, o medido e o pago, mês a mês, e o dia de
            hoje. Nada é desenhado depois do último boletim.
          </li>
          <li>
            O <b>SPI</b> divide o medido pelo planejado no último boletim: a partir de 0,90, no prazo; a
            partir de 0,80, atenção; abaixo disso, ou depois do fim do planejado, atrasada.
          </li>
          <li>
            <b>Financeiro − físico</b> compara o pago com o medido, em pontos do contrato. Em vermelho, foi
            pago mais do que foi medido, o que a lei veda (art. 145).
          </li>
        </ul>
      </Topic>
      <Topic title="Vincular o projeto ao que o paga">
        <p>
          No painel do projeto, em <b>Recursos e planejamento</b>, clique em <b>Vincular</b>, escolha o tipo
          (dotação, convênio, item do PCA ou bairro), pesquise e escolha o registro. Em dotações e convênios
          diga, se souber, quanto o projeto usa. A página do outro lado mostra os projetos vinculados, o
          comprometido e o saldo; o que passa do total é avisado. Um registro com projetos vinculados não se
          exclui.
        </p>
        <p>
          Um projeto que não está em nenhum item do plano diz por quê em <b>Fora do PCA: motivo</b>, no
          formulário do projeto.
        </p>
      </Topic>
    </>
  ),
}
