import { Link } from '@tanstack/react-router'
import { Figure } from '../figure.tsx'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

const consultar = (
  <Topic title="Consultar">
    <p>
      Abra <Link to="/projetocompleto">Lista</Link>, no menu <b>Processo</b>. Em cada linha, <b>Visualizar</b>{' '}
      abre o painel do projeto e <b>Gantt</b> abre o cronograma. <b>Relação de processos</b> é a lista com o
      valor e o botão <b>Excluir</b>.
    </p>
    <Figure name="lista" />
  </Topic>
)

const cadastrar = (
  <Topic title="Cadastrar um projeto">
    <ol>
      <li>
        Na lista, clique em <b>Adicionar Projeto</b>.
      </li>
      <li>
        Preencha o nome. A secretaria é a sua; administradores escolhem. O resto pode ficar para depois.
      </li>
      <li>
        Nas <b>Etapas</b>, informe início, fim e situação do que já se sabe. Com <b>Usar modelo</b>, nomes,
        prazos e datas comuns para a natureza do projeto preenchem o que está vazio.
      </li>
      <li>
        <b>Diferença entre datas</b> preenche os prazos com os dias acumulados. No sentido contrário,{' '}
        <b>Preencher datas sozinho</b> dá o fim pelo início e pelo prazo acumulado, e sugere o início da etapa
        seguinte; o que você digita não muda.
      </li>
      <li>
        Clique em <b>Cadastrar</b>, ou em <b>Salvar e adicionar outro</b> para continuar com o próximo.
      </li>
    </ol>
    <p>
      Para um projeto parecido com outro, abra o outro e clique em <b>Duplicar</b>: o formulário vem
      preenchido, e nada é salvo antes de <b>Cadastrar</b>.
    </p>
    <Figure name="novo-projeto" />
  </Topic>
)

const etapas = (
  <Topic title="As seis etapas e a situação">
    <p>
      Todo projeto tem seis etapas: estruturação, TdR e orçamento, licitação, contrato, execução e
      encerramento. Você informa a situação de cada etapa; a do projeto é calculada.
    </p>
    <ul>
      <li>
        <b>Não iniciado</b>: nenhum avanço. <b>Em andamento</b>: entre 1% e 99%. <b>Concluído</b>: 100%.
      </li>
      <li>
        <b>Atrasado</b>: passou o fim da etapa 6 e o projeto não terminou.
      </li>
      <li>
        O avanço do projeto é a média das seis etapas; o da etapa em andamento segue os dias decorridos. Na
        execução (etapa 5), a partir do primeiro boletim de medição aprovado, segue o que foi medido dos
        contratos; a tela diz qual das regras fez o número.
      </li>
    </ul>
    <p>
      Ao lado da situação, duas marcas avisam o que ela não diz. Elas não mudam a situação nem os contadores;
      pare o mouse sobre a marca para ver a etapa e a data, ou use o filtro <b>Etapas</b> das listas.
    </p>
    <ul>
      <li>
        <b>Etapa atrasada</b>: está em andamento depois do seu fim (a partir do dia seguinte), ou alguém a
        marcou como Atrasado.
      </li>
      <li>
        <b>Etapa não iniciada no prazo</b>: o fim previsto passou e ela ainda está como Não iniciado.
      </li>
    </ul>
    <p>
      Cada etapa guarda também quando de fato começou e terminou. A data de hoje é preenchida quando a
      situação muda para Em andamento ou Concluído; corrija-a em <b>Editar</b> se foi em outro dia. Datas
      futuras não são aceitas, e voltar a etapa para Não iniciado as apaga.
    </p>
    <Figure name="etapas" />
  </Topic>
)

const alterar = (
  <Topic title="Alterar ou excluir">
    <ol>
      <li>
        Clique em <b>Editar</b> na lista ou no painel do projeto, mude o que for preciso e clique em{' '}
        <b>Alterar dados</b>.
      </li>
      <li>
        Para mudar descrição, ano e valor: <b>Relação de processos</b>, <b>Lista antiga</b>, <b>Editar</b>.
      </li>
      <li>
        Para excluir: <b>Relação de processos</b>, <b>Excluir</b>, e confirme. O projeto vai para a{' '}
        <b>Lixeira</b>, no menu, e fica lá 30 dias: <b>Desfazer</b> na mensagem, ou <b>Restaurar</b> na
        Lixeira, trazem-no de volta inteiro, com o mesmo número. Restauram a secretaria dele e os
        administradores.
      </li>
      <li>
        Um projeto com aditivo decidido, boletim aprovado, contrato assinado ou documento lacrado não se
        exclui: no lugar de Excluir aparece <b>Arquivar</b>, que pede o motivo. Qualquer outro também pode ser
        arquivado, no painel do projeto, se nenhum aditivo dele espera decisão.
      </li>
    </ol>
    <p>
      Um projeto arquivado sai das listas, das contagens, dos painéis, do mapa, da pesquisa e dos prazos, e só
      se consulta. O filtro <b>Arquivo</b> das listas o mostra; a página dele diz desde quando está arquivado
      e por quê; os aditivos decididos continuam em Aditivos, e o dinheiro comprometido continua comprometido.
      Um administrador o traz de volta com <b>Desarquivar</b>.
    </p>
    <p>
      Quando a linha de base está congelada (aditivo de valor pedido ou etapa 4 concluída), um aviso no alto
      da tela diz desde quando, e o valor e as datas de fim já informadas aparecem com cadeado: mudam por{' '}
      <Link to="/ajuda" hash="aditivos">
        aditivo
      </Link>
      .
    </p>
    <p>
      Se outra pessoa alterou o mesmo projeto enquanto você editava, o sistema mostra as duas versões lado a
      lado e você escolhe o que fica.
    </p>
  </Topic>
)

const acompanhar = (
  <Topic title="A página do projeto e a linha do tempo">
    <p>
      A página do projeto tem abas, cada uma com seu endereço. <b>Visão geral</b> traz as etapas atrasadas e
      as não iniciadas no prazo, o avanço, o orçamento e o cronograma; <b>Cronograma</b>, os prazos vigentes,
      o Gantt calculado e os dias; <b>Execução</b>, os serviços, as estatísticas, o diário, os contratos e as
      paralisações; depois vêm <b>Documentos</b>, <b>Aditivos</b> e <b>Histórico</b>, estes dois para quem
      pode lê-los.
    </p>
    <Figure name="projeto" />
    <p>
      Nos gráficos, a barra é o prazo vigente; o traço cinza, o prazo original, antes dos aditivos; o trecho
      vazado, o atraso até hoje. <Link to="/gantt4">Linha do tempo</Link> põe todos os projetos em um só
      calendário, por mês, trimestre ou ano e, se quiser, por secretaria.
    </p>
    <p>
      Quem edita o projeto muda as datas ali mesmo: arraste a barra, ou uma de suas pontas. No teclado, Enter
      pega a barra em foco, as setas a movem, Enter confere e Esc desiste; no celular, toque nela. O que anda
      junto aparece antes, e nada é gravado sem confirmar. Com a linha de base congelada as barras ficam onde
      estão.
    </p>
    <Figure name="linha-do-tempo" />
  </Topic>
)

const ficha = (
  <Topic title="Ficha em PDF">
    <ol>
      <li>
        De um projeto: abra o painel dele e clique em <b>Gerar PDF</b>.
      </li>
      <li>
        De vários: abra <Link to="/fichaprojeto">Ficha do projeto</Link>, marque as linhas e clique em{' '}
        <b>Gerar PDF (N selecionados)</b>. <b>Ver fichas</b> mostra o conteúdo na tela.
      </li>
    </ol>
    <Figure name="ficha" />
  </Topic>
)

export const processos: Chapter = {
  id: 'processos',
  lead: 'Processo e projeto são a mesma coisa aqui: o que a Prefeitura faz, da ideia à prestação de contas.',
  who: 'Todos consultam. Pessoas de uma secretaria cadastram, alteram e excluem os projetos dela. Administradores, os de todas, e mudam um projeto de secretaria.',
  body: (
    <>
      {consultar}
      {cadastrar}
      {etapas}
      {alterar}
      {acompanhar}
      {ficha}
    </>
  ),
}
