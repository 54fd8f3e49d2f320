/* eslint-disable @typescript-eslint/no-unused-vars -- the type parameters have to be repeated as they are */
import 'react';

// The declarative attributes of WebMCP (webmachinelearning.github.io/webmcp): a browsing agent reads a form that has them
// as a tool. There is no toolautosubmit: a person looks at what an agent has filled in, and sends it.
declare module 'react' {
  interface FormHTMLAttributes<T> {
    /** The name of the tool, unique in its page. */
    toolname?: string;
    /** What it does, in a sentence. */
    tooldescription?: string;
  }
  interface InputHTMLAttributes<T> {
    /** What belongs into the field, where its label does not say it all. */
    toolparamdescription?: string;
  }
  interface SelectHTMLAttributes<T> {
    toolparamdescription?: string;
  }
  interface TextareaHTMLAttributes<T> {
    toolparamdescription?: string;
  }
}
