"""The queue of posts: many short texts, checked one after another behind the window."""
